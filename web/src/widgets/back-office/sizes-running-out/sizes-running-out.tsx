import { useState } from 'react';
import type { LowStockShoeDto, LowStockSizeDto } from '../../../api/generated/model';
import { colorName } from '../../../lib/color-name';
import { i18n } from '../../../lib/i18n';
import { formatNumber } from '../../../lib/money';
import { titleCase } from '../../../lib/text';
import {
  Button,
  EmptyState,
  ErrorNotice,
  Link,
  Skeleton,
  TilePicture,
  recipeClasses,
  VisuallyHidden,
} from '../../../ui';
import { sizesRunningOut } from './sizes-running-out.recipe';

export interface SizesRunningOutProps {
  /** The id of the heading. */
  titleId: string;
  /** The most urgent first; undefined while they load. */
  sizes: readonly LowStockSizeDto[] | undefined;
  /** The number of days over which sales were counted. */
  days: number;
  /** The address of a shoe's stock. */
  hrefOf: (shoe: LowStockShoeDto) => string;
  /** Why loading failed, and how to retry. */
  failure?: { message: string; onRetry: () => void };
}

/** As many as fit next to the top sellers; a button shows the rest. */
const SHOWN = 6;
/** As many shoes of a size have their names in the row. */
const NAMED = 2;

/** What to order next, by brand and size, the most urgent first. Each shoe links to its stock. */
export function SizesRunningOut({ titleId, sizes, days, hrefOf, failure }: SizesRunningOutProps) {
  const styles = recipeClasses(sizesRunningOut);
  const [isWhole, setIsWhole] = useState(false);
  if (!sizes && failure) {
    return (
      <ErrorNotice
        title={i18n.t('What is running out could not be loaded.')}
        advice={failure.message}
        onRetry={failure.onRetry}
      />
    );
  }
  if (!sizes) return <Coming />;
  if (sizes.length === 0) return <EmptyState title={i18n.t('No size is running out.')} />;
  return (
    <>
      <ul className={styles.list} aria-labelledby={titleId}>
        {sizes.slice(0, isWhole ? undefined : SHOWN).map((entry) => (
          <li key={`${entry.brand} ${entry.size}`} className={styles.row}>
            <span className={styles.size}>{entry.size}</span>
            <span className={styles.brand}>{titleCase(entry.brand)}</span>
            <Shoes of={entry} hrefOf={hrefOf} />
            <Names of={entry} />
            <span className={styles.figures}>
              <span className={styles.left} data-none={entry.quantity === 0 || undefined}>
                {i18n.t('{quantity} left', { quantity: formatNumber(entry.quantity) })}
              </span>
              <span className={styles.pace}>{paceOf(entry)}</span>
              {entry.waiting > 0 && (
                <span className={styles.waiting}>
                  {i18n.t('{count} waiting', { count: formatNumber(entry.waiting) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.pace}>{i18n.t('Sales of the last {days} days.', { days })}</span>
        {!isWhole && sizes.length > SHOWN && (
          <Button size="sm" variant="outline" onClick={() => setIsWhole(true)}>
            {i18n.t('Show all {count}', { count: sizes.length })}
          </Button>
        )}
      </div>
    </>
  );
}

function Shoes({
  of: { shoes, shoeCount },
  hrefOf,
}: { of: LowStockSizeDto } & Pick<SizesRunningOutProps, 'hrefOf'>) {
  const styles = recipeClasses(sizesRunningOut);
  const more = shoeCount - shoes.length;
  return (
    <span className={styles.shoes}>
      {shoes.map((shoe) => {
        const name = inWords(shoe);
        return (
          <Link
            key={`${shoe._id} ${shoe.color}`}
            href={hrefOf(shoe)}
            className={styles.shoe}
            aria-label={name}
            title={name}
          >
            <TilePicture path={shoe.image} alt="" sizes="44px" dimmed={shoe.quantity === 0} />
          </Link>
        );
      })}
      {more > 0 && (
        <span className={styles.more}>
          +{more}
          <VisuallyHidden> {i18n.t({ id: 'shoes.more', message: 'more' })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** The shoes in words, for those who see the pictures; the links have them as names. */
function Names({ of: { shoes, shoeCount } }: { of: LowStockSizeDto }) {
  const styles = recipeClasses(sizesRunningOut);
  const named = shoes.slice(0, NAMED).map(({ name, color }) => `${name}, ${colorName(color)}`);
  return (
    <span className={styles.names} aria-hidden>
      {named.join(' · ')}
      {shoeCount > named.length && ' · …'}
    </span>
  );
}

function inWords({ name, color, quantity, waiting }: LowStockShoeDto): string {
  const values = { name, color: colorName(color), quantity, waiting };
  return waiting > 0
    ? i18n.t('{name}, {color}: {quantity} left, {waiting} waiting', values)
    : i18n.t('{name}, {color}: {quantity} left', values);
}

function Coming() {
  const styles = recipeClasses(sizesRunningOut);
  return (
    <>
      <VisuallyHidden role="status">{i18n.t('Loading')}</VisuallyHidden>
      <div className={styles.list} aria-hidden>
        {Array.from({ length: SHOWN }, (_, index) => (
          <div key={index} className={styles.row} data-coming>
            <Skeleton shape="line" length={index % 2 ? 'medium' : 'full'} />
          </div>
        ))}
      </div>
    </>
  );
}

/** How many were sold, and how long those that are left will last. */
function paceOf({ sold: pairs, quantity, daysLeft: count }: LowStockSizeDto): string {
  const sold = formatNumber(pairs);
  if (quantity === 0) return i18n.t('{sold} sold', { sold });
  if (count === 0) return i18n.t('{sold} sold, lasts less than a day', { sold });
  const days = formatNumber(count);
  return i18n.t('{sold} sold, lasts {count, plural, one {1 day} other {{days} days}}', { sold, count, days });
}

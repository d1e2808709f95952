import { useState } from 'react';
import { brandLabel } from '../../lib/brands';
import { formatNumber } from '../../lib/money';
import { sizesRunningOut } from '../../theme/recipes/back-office-chart';
import {
  Button,
  EmptyState,
  ErrorNotice,
  Link,
  Skeleton,
  TilePicture,
  useRecipeStyles,
  VisuallyHidden,
} from '../../ui';

/** A shoe in one colour, of which the size is running out. */
export interface ScarceShoe {
  _id: string;
  name: string;
  color: string;
  /** The first picture of the colour. */
  image: string;
  /** Pairs left of the size. */
  quantity: number;
}

/** A size of a brand that is running out, as the API gives it. */
export interface ScarceSize {
  /** The data word. */
  brand: string;
  size: string;
  /** Pairs left of all its shoes in which the size is running out. */
  quantity: number;
  /** Pairs of them that were sold lately. */
  sold: number;
  /** Whole days until the last pair goes if they go on selling like that. */
  daysLeft: number;
  /** In how many colours of shoes. */
  shoeCount: number;
  /** The most urgent of them. */
  shoes: readonly ScarceShoe[];
}

export interface SizesRunningOutProps {
  /** The id of the heading. */
  titleId: string;
  /** The most urgent first; undefined until they are there. */
  sizes: readonly ScarceSize[] | undefined;
  /** Over how many days the sales were counted. */
  days: number;
  /** Where a shoe is looked at. */
  hrefOf: (shoe: ScarceShoe) => string;
  /** Why they are not there, and how to ask again. */
  failure?: { message: string; onRetry: () => void };
}

/** As many as stand beside the top sellers; the rest on request. */
const SHOWN = 6;

/** Brand by size: what to order more of, the most urgent first; each shoe leads to where its stock is. */
export function SizesRunningOut({ titleId, sizes, days, hrefOf, failure }: SizesRunningOutProps) {
  const styles = useRecipeStyles(sizesRunningOut);
  const [isWhole, setIsWhole] = useState(false);
  if (!sizes && failure) {
    return (
      <ErrorNotice
        title="What is running out could not be loaded."
        advice={failure.message}
        onRetry={failure.onRetry}
      />
    );
  }
  if (!sizes) return <Coming />;
  if (sizes.length === 0) return <EmptyState title="No size is running out." />;
  return (
    <>
      <ul className={styles.list} aria-labelledby={titleId}>
        {sizes.slice(0, isWhole ? undefined : SHOWN).map((entry) => (
          <li key={`${entry.brand} ${entry.size}`} className={styles.row}>
            <span className={styles.size}>{entry.size}</span>
            <span className={styles.brand}>{brandLabel(entry.brand)}</span>
            <Shoes of={entry} hrefOf={hrefOf} />
            <span className={styles.figures}>
              <span className={styles.left} data-none={entry.quantity === 0 || undefined}>
                {formatNumber(entry.quantity)} left
              </span>
              <span className={styles.pace}>
                {formatNumber(entry.sold)} sold{entry.quantity > 0 && `, lasts ${inDays(entry.daysLeft)}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.pace}>Sales of the last {days} days.</span>
        {!isWhole && sizes.length > SHOWN && (
          <Button size="sm" variant="outline" onClick={() => setIsWhole(true)}>
            Show all {sizes.length}
          </Button>
        )}
      </div>
    </>
  );
}

function Shoes({
  of: { shoes, shoeCount },
  hrefOf,
}: { of: ScarceSize } & Pick<SizesRunningOutProps, 'hrefOf'>) {
  const styles = useRecipeStyles(sizesRunningOut);
  const more = shoeCount - shoes.length;
  return (
    <span className={styles.shoes}>
      {shoes.map((shoe) => {
        const name = `${shoe.name}, ${shoe.color}: ${shoe.quantity} left`;
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
          <VisuallyHidden> more</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

function Coming() {
  const styles = useRecipeStyles(sizesRunningOut);
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
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

function inDays(days: number): string {
  if (days === 0) return 'less than a day';
  return days === 1 ? '1 day' : `${formatNumber(days)} days`;
}

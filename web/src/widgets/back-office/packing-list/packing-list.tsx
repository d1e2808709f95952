import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OrderItemDto } from '../../../api/generated/model';
import type { ActionStatus } from '../../../lib/action-status';
import { colorTitle } from '../../../lib/color-title';
import { i18n } from '../../../lib/i18n';
import { lineKey } from '../../../lib/line-key';
import { FieldError, StatusButton, TilePicture, recipeClasses } from '../../../ui';
import { packingList } from './packing-list.recipe';

export interface PackingListProps {
  /** The order's lines; of a line of two pairs both are counted. */
  lines: readonly OrderItemDto[];
  /** The state of saving that the order is packed. */
  status: ActionStatus;
  /** Why that failed; '' otherwise. */
  failure: string;
  /** Called by `Packed`, once every pair is counted. */
  onPacked: () => void;
}

/**
 * The pairs of an order to be ticked as they go into the box. Enter is enough: the focus goes on to the next line that lacks
 * a pair, and then to `Packed`.
 */
export function PackingList({ lines, status, failure, onPacked }: PackingListProps) {
  const styles = recipeClasses(packingList);
  const root = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState(() => lines.map(() => 0));
  const counted = counts.reduce((sum, count) => sum + count, 0);
  const pairs = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isComplete = counted === pairs;
  const filled = lines.filter(({ quantity }, index) => counts[index] === quantity).length;
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [filled]);
  const press = (index: number, quantity: number) =>
    setCounts((now) => now.map((count, one) => (one === index ? (count + 1) % (quantity + 1) : count)));
  const next = lines.findIndex(({ quantity }, index) => (counts[index] ?? 0) < quantity);

  return (
    <div ref={root} className={styles.root}>
      <ul className={styles.list} aria-label={i18n.t('Pairs to pack')}>
        {lines.map((line, index) => (
          <li key={lineKey(line)}>
            <PackingLine
              line={line}
              count={counts[index] ?? 0}
              isNext={index === next}
              onPress={() => press(index, line.quantity)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.sum} role="status">
          {i18n.t('{counted} of {pairs, plural, one {# pair} other {# pairs}}', { counted, pairs })}
        </p>
        <StatusButton
          size="lg"
          status={status}
          disabled={!isComplete}
          loadingText={i18n.t('Saving')}
          onClick={onPacked}
          data-next={isComplete || undefined}
        >
          {i18n.t('Packed')}
        </StatusButton>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}

interface PackingLineProps {
  line: OrderItemDto;
  count: number;
  isNext: boolean;
  onPress: () => void;
}

/** One press for each pair; one more begins the line again. */
function PackingLine({ line, count, isNext, onPress }: PackingLineProps) {
  const styles = recipeClasses(packingList);
  const isFull = count === line.quantity;
  return (
    <button
      type="button"
      className={styles.line}
      aria-pressed={isFull}
      data-next={isNext || undefined}
      onClick={onPress}
    >
      <span className={styles.picture}>
        <TilePicture path={line.image} alt="" sizes="64px" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{line.name}</span>{' '}
        <span className={styles.what}>
          {i18n.t('{color}, size {size}', { color: colorTitle(line.color), size: line.size })}
        </span>
      </span>{' '}
      <span className={styles.count}>
        {isFull && <Check aria-hidden strokeWidth={2} />}
        {i18n.t('{count} of {quantity}', { count, quantity: line.quantity })}
      </span>
    </button>
  );
}

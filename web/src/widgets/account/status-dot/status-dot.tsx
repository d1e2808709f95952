import { statusName, type OrderStatus } from '../../../lib/order-choices';
import { recipeClasses } from '../../../ui';
import { statusDot } from './status-dot.recipe';

/** An 8 px square and the status, in the status's colour. */
export function StatusDot({
  status,
}: {
  /** Sets text and colour. */
  status: OrderStatus;
}) {
  const styles = recipeClasses(statusDot, { status });
  return (
    <span className={styles.root}>
      <span className={styles.dot} aria-hidden />
      {statusName(status)}
    </span>
  );
}

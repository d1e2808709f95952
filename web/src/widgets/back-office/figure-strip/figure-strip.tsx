import { formatNumber } from '../../../lib/money';
import { recipeClasses } from '../../../ui';
import { figureStrip } from './figure-strip.recipe';

export interface Figure {
  label: string;
  value: number;
  /** A small unit after the number. */
  unit?: string;
}

/** Figures in a row between two lines; the first is the widest. */
export function FigureStrip({
  figures,
}: {
  /** In order; the first is the widest. */
  figures: readonly Figure[];
}) {
  const styles = recipeClasses(figureStrip);
  return (
    <dl className={styles.root}>
      {figures.map(({ label, value, unit }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {formatNumber(value)}
            {unit && <span className={styles.unit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { useId } from 'react';
import { i18n } from '../../lib/i18n';
import { keepEarlyChoice } from '../keep-early-choice';
import { useStyles } from '../use-styles';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { radioCells } from './radio-cells.recipe';

export interface RadioCell {
  value: string;
  /** Struck through with a diagonal, disabled, and announced as sold out (rule S7). */
  soldOut?: boolean;
}

export interface RadioCellsProps {
  /** The group's accessible name, shown above it. */
  label: string;
  /** A unit next to the label ('EU'). */
  unit?: string;
  /** The cells, in order. */
  cells: readonly RadioCell[];
  /** The chosen value, or null. */
  value: string | null;
  /** Called with the new value. */
  onChange: (value: string) => void;
}

/** A radio group of square cells, five in a row with shared borders. The radios are native, so arrow keys work. */
export function RadioCells({ label, unit, cells, value, onChange }: RadioCellsProps) {
  const name = useId();
  const styles = useStyles(radioCells);
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <div className={styles.head}>
        <span id={`${name}-label`} className={styles.label}>
          {label}
        </span>
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
      <div className={styles.grid}>
        {cells.map((cell) => (
          <label key={cell.value} className={styles.cell}>
            <input
              ref={keepEarlyChoice}
              type="radio"
              name={name}
              value={cell.value}
              checked={cell.value === value}
              disabled={cell.soldOut}
              onChange={() => onChange(cell.value)}
              className={styles.input}
            />
            <span>{cell.value}</span>
            {cell.soldOut && <VisuallyHidden>{i18n.t(', sold out')}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </div>
  );
}

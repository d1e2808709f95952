import { useId } from 'react';
import { keepEarlyChoice } from '../keep-early-choice';
import { recipeClasses } from '../recipe-classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { radioCells } from './radio-cells.recipe';

export interface RadioCell {
  value: string;
  /** Why it cannot be chosen, in words: struck through with a diagonal, disabled, and announced. */
  unavailable?: string;
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
  const styles = recipeClasses(radioCells);
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
              disabled={cell.unavailable !== undefined}
              onChange={() => onChange(cell.value)}
              className={styles.input}
            />
            <span>{cell.value}</span>
            {cell.unavailable && <VisuallyHidden>, {cell.unavailable}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </div>
  );
}

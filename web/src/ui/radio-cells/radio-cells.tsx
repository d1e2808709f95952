import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useStyles } from '../use-styles';

export interface RadioCell {
  value: string;
  /** Sold out: greyed with a diagonal, not to be chosen, and announced as sold out. */
  soldOut?: boolean;
}

export interface RadioCellsProps {
  /** The group's accessible name, shown above it. */
  label: string;
  /** A word at the right of the label ('EU'). */
  unit?: string;
  /** The cells, in order. */
  cells: readonly RadioCell[];
  /** The chosen value, or null when none is chosen yet. */
  value: string | null;
  /** Another one was chosen. */
  onChange: (value: string) => void;
}

/** A radio group of square cells, five in a row, that share their borders. Real radios: arrow keys move. */
export function RadioCells({ label, unit, cells, value, onChange }: RadioCellsProps) {
  const name = useId();
  const styles = useStyles('radioCells');
  return (
    <chakra.div role="radiogroup" aria-labelledby={`${name}-label`}>
      <chakra.div css={styles.head}>
        <chakra.span id={`${name}-label`} css={styles.label}>
          {label}
        </chakra.span>
        {unit && <chakra.span css={styles.unit}>{unit}</chakra.span>}
      </chakra.div>
      <chakra.div css={styles.grid}>
        {cells.map((cell) => (
          <chakra.label key={cell.value} css={styles.cell}>
            <chakra.input
              type="radio"
              name={name}
              value={cell.value}
              checked={cell.value === value}
              disabled={cell.soldOut}
              onChange={() => onChange(cell.value)}
              css={styles.input}
            />
            <span>{cell.value}</span>
            {cell.soldOut && <chakra.span srOnly>, sold out</chakra.span>}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

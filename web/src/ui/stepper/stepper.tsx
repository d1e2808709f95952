import { Minus, Plus } from 'lucide-react';
import { stepper } from '../../theme/recipes/choices';
import { useRecipeStyles } from '../use-styles';

export interface StepperProps {
  /** A whole number of pairs. */
  value: number;
  /** One more. */
  onIncrease: () => void;
  /** One less. */
  onDecrease: () => void;
  /** No more to be had: the plus is dimmed, stays reachable, and does nothing. */
  atMaximum?: boolean;
  /** While a change is being sent both are dimmed. */
  busy?: boolean;
  /** The id of the element that names what is counted. */
  describedBy?: string;
}

/** Minus, figure and plus in one box, each button 44 px. */
export function Stepper({ value, onIncrease, onDecrease, atMaximum, busy, describedBy }: StepperProps) {
  const styles = useRecipeStyles(stepper);
  const plusOff = busy || atMaximum;
  return (
    <div className={styles.root} role="group" aria-label="Quantity" aria-describedby={describedBy}>
      <button
        type="button"
        className={styles.button}
        aria-label="Decrease quantity"
        aria-describedby={describedBy}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onDecrease()}
      >
        <Minus aria-hidden strokeWidth={1.6} />
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label="Increase quantity"
        aria-describedby={describedBy}
        aria-disabled={plusOff || undefined}
        onClick={() => !plusOff && onIncrease()}
      >
        <Plus aria-hidden strokeWidth={1.6} />
      </button>
    </div>
  );
}

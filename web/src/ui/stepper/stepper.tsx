import { Minus, Plus } from 'lucide-react';
import { i18n } from '../../lib/i18n';
import { recipeClasses } from '../recipe-classes';
import { stepper } from './stepper.recipe';

export interface StepperProps {
  /** A whole number of pairs. */
  value: number;
  /** Called by the plus button. */
  onIncrease: () => void;
  /** Called by the minus button. */
  onDecrease: () => void;
  /** The quantity cannot increase: the plus button is dimmed but focusable, and does nothing. */
  atMaximum?: boolean;
  /** The id of the element that names the counted item. */
  describedBy?: string;
}

/** Minus button, number and plus button in one box; the buttons are 44 px. */
export function Stepper({ value, onIncrease, onDecrease, atMaximum, describedBy }: StepperProps) {
  const styles = recipeClasses(stepper);
  return (
    <div className={styles.root} role="group" aria-label={i18n.t('Quantity')} aria-describedby={describedBy}>
      <button
        type="button"
        className={styles.button}
        aria-label={i18n.t('Decrease quantity')}
        aria-describedby={describedBy}
        onClick={onDecrease}
      >
        <Minus aria-hidden strokeWidth={1.6} />
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label={i18n.t('Increase quantity')}
        aria-describedby={describedBy}
        aria-disabled={atMaximum || undefined}
        onClick={() => !atMaximum && onIncrease()}
      >
        <Plus aria-hidden strokeWidth={1.6} />
      </button>
    </div>
  );
}

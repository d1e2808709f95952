import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { keepEarlyChoice } from '../keep-early-choice';
import { recipeClasses } from '../recipe-classes';
import { optionRow } from './option-row.recipe';

export interface OptionRowProps {
  /** `radio` for one of several options, `checkbox` for any number of them. */
  type: 'checkbox' | 'radio';
  /** The text next to the box. */
  label: string;
  /** What it means, small below the text. */
  hint?: string;
  /** Whether the option is chosen. */
  checked: boolean;
  /** Called with the requested state. A radio that is pressed again asks to be unchecked (rule C1). */
  onChange: (checked: boolean) => void;
  /** The radios of one group share a name. */
  name?: string;
  /** The number of matches, on the right. */
  count?: number;
  /** A colour, shown instead of the box. */
  swatch?: string;
  /** An icon on the right, for example of a payment method. */
  mark?: ReactNode;
  /** 34 px high (44 on a touch screen), or 60. */
  size?: 'md' | 'lg';
}

/** An option to choose: box, circle or swatch, text, and a number or icon on the right. The whole row is the target. */
export function OptionRow({
  type,
  label,
  hint,
  checked,
  onChange,
  name,
  count,
  swatch,
  mark,
  size = 'md',
}: OptionRowProps) {
  const styles = recipeClasses(optionRow, { size });
  const hintId = useId();
  return (
    <label className={styles.root}>
      <input
        ref={keepEarlyChoice}
        type={type}
        name={name}
        checked={checked}
        aria-label={label}
        aria-describedby={hint && hintId}
        onChange={() => onChange(!checked)}
        onClick={() => type === 'radio' && checked && onChange(false)}
        className={styles.input}
      />
      <span
        className={styles.box}
        data-shape={swatch ? 'swatch' : type}
        style={swatch ? { backgroundColor: swatch } : undefined}
        aria-hidden
      >
        {type === 'checkbox' && !swatch && <Check strokeWidth={2.4} />}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {mark && (
        <span className={styles.mark} aria-hidden>
          {mark}
        </span>
      )}
    </label>
  );
}

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { optionRow } from '../../theme/recipes/choices';
import { useRecipeStyles } from '../use-styles';

export interface OptionRowProps {
  /** `radio` for one of several, `checkbox` for any of them. */
  type: 'checkbox' | 'radio';
  /** The words beside the box. */
  label: string;
  /** Whether it is chosen. */
  checked: boolean;
  /** Called with the state asked for; a radio that is pressed again asks to be off. */
  onChange: (checked: boolean) => void;
  /** The radios of one group share a name. */
  name?: string;
  /** How many there are, at the right. */
  count?: number;
  /** A colour in place of the box. */
  swatch?: string;
  /** A mark at the right (payment's icon). */
  mark?: ReactNode;
  /** 34 px (44 for a finger), or 60. */
  size?: 'md' | 'lg';
  /** Cannot be chosen now. */
  disabled?: boolean;
}

/** One line to choose: box, circle or swatch, words, and a figure or mark at the right. All of it can be pressed. */
export function OptionRow(props: OptionRowProps) {
  const { type, label, checked, onChange, name, count, swatch, mark, size = 'md', disabled } = props;
  const styles = useRecipeStyles(optionRow, { size });
  return (
    <label className={styles.root}>
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-label={label}
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
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {mark && (
        <span className={styles.mark} aria-hidden>
          {mark}
        </span>
      )}
    </label>
  );
}

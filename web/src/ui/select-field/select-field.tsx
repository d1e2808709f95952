import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { field } from '../../theme/recipes/field.recipe';
import { FieldFrame, type FieldFrameProps } from '../field/field';
import { recipeClasses } from '../recipe-classes';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'select'>, 'children' | 'color' | 'height' | 'width' | 'size'> {
  /** The options, in order. */
  options: readonly SelectOption[];
  /** The text of the first, empty option. */
  placeholder?: string;
}

/** The browser's native select, 52 px high, which phones and screen readers handle best. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, invalid, hint, options, placeholder, ...select } = props;
  const styles = recipeClasses(field);
  return (
    <FieldFrame {...{ label, error, invalid, hint }} id={select.id}>
      {(ids) => (
        <div className={styles.control}>
          <select {...select} {...ids} className={styles.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron} aria-hidden>
            <ChevronDown strokeWidth={1.6} />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

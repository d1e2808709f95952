import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field/field';
import { useStyles } from '../use-styles';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'select'>, 'children' | 'color' | 'height' | 'width' | 'size'> {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** The first, empty choice. */
  placeholder?: string;
}

/** The platform's own select, 52 px high: the best one on a phone and known to every screen reader. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, invalid, hint, options, placeholder, ...select } = props;
  const styles = useStyles('field');
  return (
    <FieldFrame {...{ label, error, invalid, hint }} id={select.id}>
      {(ids) => (
        <chakra.div css={styles.control}>
          <chakra.select {...select} {...ids} css={styles.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </chakra.select>
          <chakra.span css={styles.chevron} aria-hidden>
            <ChevronDown strokeWidth={1.6} />
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  );
}

import { i18n } from '../../../lib/i18n';
import { draftLabel } from '../../../lib/product-draft';
import { readWhole } from '../../../lib/product-parsing';
import { type NumberName, PRODUCT_NUMBERS } from '../../../lib/product-numbers';
import { DigitsField, type DigitsFieldProps } from './digits-field';

export interface NumberFieldProps extends Pick<DigitsFieldProps, 'value' | 'error' | 'onChange'> {
  name: NumberName;
}

/** One of the numbers that a product may have, in its unit. */
export function NumberField({ name, ...props }: NumberFieldProps) {
  const number = PRODUCT_NUMBERS[name];
  const label = `${draftLabel(name)} (${number.unit})`;
  return (
    <DigitsField
      {...props}
      label={label}
      longest={String(number.most).length}
      read={(pasted) => readWhole(pasted, number)}
      unclear={(text) => i18n.t('“{text}” is not clearly a whole number. Type its digits.', { text })}
    />
  );
}

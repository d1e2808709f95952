import { i18n } from '../../../lib/i18n';
import { DRAFT_LIMITS, draftLabel } from '../../../lib/product-draft';
import { readPrice } from '../../../lib/product-parsing';
import { DigitsField, type DigitsFieldProps } from './digits-field';

/** A price in whole dong. */
export function PriceField(props: Pick<DigitsFieldProps, 'value' | 'error' | 'onChange'>) {
  return (
    <DigitsField
      {...props}
      label={draftLabel('price')}
      longest={DRAFT_LIMITS.price}
      read={readPrice}
      unclear={(text) => i18n.t('“{text}” is not clearly a price in whole dong. Type its digits.', { text })}
    />
  );
}

import type { InvoiceBuyerDto } from '../../../api/generated/model';
import { i18n } from '../../../lib/i18n';
import { FieldError, OptionRow, TextField, recipeClasses } from '../../../ui';
import { invoiceBuyer } from './invoice-buyer.recipe';

export interface InvoiceBuyerProps {
  /** Whether the invoice is to name somebody else than the receiver. */
  wanted: boolean;
  /** What is typed in the fields. */
  buyer: InvoiceBuyerDto;
  /** The messages by field, or one for all of it. */
  errors?: Partial<Record<keyof InvoiceBuyerDto | 'form', string>>;
  /** Called when the box is ticked or cleared. */
  onWant: (wanted: boolean) => void;
  /** Called with the present values whenever one changes. */
  onChange: (buyer: InvoiceBuyerDto) => void;
}

/** Whom the invoice names, when it is to be a company (rule C18). */
export function InvoiceBuyer({ wanted, buyer, errors = {}, onWant, onChange }: InvoiceBuyerProps) {
  const styles = recipeClasses(invoiceBuyer);
  const bind = (field: keyof InvoiceBuyerDto) => ({
    name: `invoice-${field}`,
    value: buyer[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...buyer, [field]: target.value }),
  });
  return (
    <div className={styles.root}>
      <OptionRow
        type="checkbox"
        label={i18n.t('I need an invoice for a company')}
        checked={wanted}
        onChange={onWant}
      />
      {wanted && (
        <div className={styles.fields} role="group" aria-label={i18n.t('Invoice for a company')}>
          <TextField
            label={i18n.t('Company')}
            autoComplete="organization"
            maxLength={200}
            {...bind('company')}
          />
          <TextField label={i18n.t('Tax code')} inputMode="numeric" maxLength={20} {...bind('taxCode')} />
          <TextField label={i18n.t('Registered address')} maxLength={300} {...bind('address')} />
          <TextField
            label={i18n.t('Email for the invoice')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            {...bind('email')}
          />
        </div>
      )}
      {errors.form && <FieldError>{errors.form}</FieldError>}
    </div>
  );
}

import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ActionStatus } from '../../../lib/action-status';
import { checkReceiver, hasAddress, type Receiver } from '../../../lib/checkout-rules';
import { i18n } from '../../../lib/i18n';
import { tidyPhone } from '../../../lib/phone';
import { plainSigns } from '../../../lib/visible';
import { Button, FieldError, IconButton, SectionTitle, recipeClasses } from '../../../ui';
import { StatusButton, TextField, useFocusBack } from '../../../ui';
import { AddressField } from '../address-field/address-field';
import { customerInformation } from './customer-information.recipe';

export interface CustomerInformationProps {
  /** The saved name, phone and address. */
  information: Receiver;
  /** Shows the fields instead of the list. */
  editing: boolean;
  /** The form has opened by itself, since the address is missing: the focus is there, and the pencil stays. */
  asks?: boolean;
  /** Called by the pencil. */
  onEdit: () => void;
  /** Closes the form and discards the input (rule C10). */
  onCancel: () => void;
  /** Called with the present values whenever one changes. */
  onChange?: (information: Receiver) => void;
  /** Called by Update with the new values. */
  onUpdate: (information: Receiver) => void;
  /** The state of saving. */
  status: ActionStatus;
  /** The messages by field, or one for the whole form. */
  errors?: Partial<Record<keyof Receiver | 'form', string>>;
}

/** An order's name, phone and address, with a pencil that opens the form (rule C10). */
export function CustomerInformation(props: CustomerInformationProps) {
  const { information, editing, asks, onEdit, errors } = props;
  const styles = recipeClasses(customerInformation);
  const opener = useFocusBack<HTMLButtonElement>(editing);
  const pencil = (!editing || asks) && (
    <IconButton ref={opener} label={i18n.t('Edit information')} icon={Pencil} onClick={onEdit} />
  );
  const addressKnown = hasAddress(information.address);
  return (
    <section className={styles.root} aria-labelledby="customer-information">
      <SectionTitle size="xs" id="customer-information" actions={pencil}>
        {i18n.t('Customer Information')}
      </SectionTitle>
      {editing ? (
        <InformationForm {...props} />
      ) : (
        <>
          <p className={styles.line}>{information.name}</p>
          <p className={styles.line}>{information.phone}</p>
          {addressKnown && <p className={styles.address}>{information.address}</p>}
          {!addressKnown && <FieldError>{errors?.address ?? i18n.t('address is required')}</FieldError>}
        </>
      )}
    </section>
  );
}

/** Keeps the input until Update. It is mounted anew at each opening, so Cancel restores the old values. */
function InformationForm(props: CustomerInformationProps) {
  const { information, asks, onCancel, onChange, onUpdate, status, errors } = props;
  const styles = recipeClasses(customerInformation);
  const saved = hasAddress(information.address) ? information.address : '';
  const form = useForm<Receiver>({ defaultValues: { ...information, address: saved } });
  const wrong = form.formState.errors;
  const element = useRef<HTMLFormElement>(null);
  const [hasAsked] = useState(asks);
  useEffect(() => {
    // The form's own setFocus waits for a timer, and then takes the focus from who is already in another field.
    if (hasAsked && !asks) element.current?.querySelector<HTMLInputElement>('[name=name]')?.focus();
  }, [hasAsked, asks]);
  const [name, number, address] = useWatch({ control: form.control, name: ['name', 'phone', 'address'] });
  useEffect(() => onChange?.({ name, phone: number, address }), [onChange, name, number, address]);
  const bind = (field: keyof Receiver) => ({
    error: wrong[field]?.message ?? errors?.[field],
    ...form.register(field, { validate: (value) => checkReceiver(field, value) }),
  });
  const submit = form.handleSubmit((receiver) => onUpdate(receiver));
  const phone = bind('phone');
  const onPhone = (event: ChangeEvent<HTMLInputElement>) => {
    // Digits, behind a '+' until '+84' and a number are there.
    const typed = plainSigns(event.target.value).replace(/(?!^\+)\D/g, '');
    event.target.value = /^(?:\+|00)84\d{9}/.test(typed) ? tidyPhone(typed) : typed;
    return phone.onChange(event);
  };
  return (
    <form ref={element} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={i18n.t({ id: 'receiver.name', message: 'Name' })}
        autoFocus={!asks}
        autoComplete="name"
        {...bind('name')}
      />
      <TextField
        label={i18n.t('Phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        {...phone}
        onChange={(event) => void onPhone(event)}
      />
      <AddressField
        label={i18n.t('Address')}
        autoFocus={asks}
        autoComplete="street-address"
        hint={hasAddress(address) ? undefined : i18n.t('address is required')}
        {...bind('address')}
        address={address}
        onAddress={(next) => form.setValue('address', next, { shouldDirty: true, shouldValidate: true })}
      />
      {errors?.form && <FieldError>{errors.form}</FieldError>}
      <div className={styles.actions}>
        <StatusButton type="submit" variant="outline" status={status}>
          {i18n.t('Update')}
        </StatusButton>
        <Button variant="outline" onClick={onCancel}>
          {i18n.t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

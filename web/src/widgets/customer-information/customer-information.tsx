import { Pencil } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { ActionStatus } from '../../lib/action-status';
import { checkReceiver, hasAddress, type Receiver } from '../../lib/checkout-rules';
import { Button, FieldError, IconButton, SectionTitle, useStyles } from '../../ui';
import { StatusButton, TextField, useFocusBack } from '../../ui';
import { customerInformation } from './customer-information.recipe';

export interface CustomerInformationProps {
  /** The saved name, phone and address. */
  information: Receiver;
  /** Shows the fields instead of the list. */
  editing: boolean;
  /** Called by the pencil. */
  onEdit: () => void;
  /** Closes the form and discards the input (rule C10). */
  onCancel: () => void;
  /** Called with the new values. */
  onUpdate: (information: Receiver) => void;
  /** The state of saving. */
  status: ActionStatus;
  /** The messages by field, or one for the whole form. */
  errors?: Partial<Record<keyof Receiver | 'form', string>>;
}

/** An order's name, phone and address, with a pencil that opens the form (rule C10). */
export function CustomerInformation(props: CustomerInformationProps) {
  const { information, editing, onEdit, errors } = props;
  const styles = useStyles(customerInformation);
  const opener = useFocusBack<HTMLButtonElement>(editing);
  const pencil = !editing && (
    <IconButton ref={opener} label="Edit information" icon={Pencil} onClick={onEdit} />
  );
  const addressKnown = hasAddress(information.address);
  return (
    <section className={styles.root} aria-labelledby="customer-information">
      <SectionTitle size="xs" id="customer-information" actions={pencil}>
        Customer Information
      </SectionTitle>
      {editing ? (
        <InformationForm {...props} />
      ) : (
        <>
          <p className={styles.line}>{information.name}</p>
          <p className={styles.line}>{information.phone}</p>
          {addressKnown && <p className={styles.address}>{information.address}</p>}
          {!addressKnown && <FieldError>{errors?.address ?? 'address is required'}</FieldError>}
        </>
      )}
    </section>
  );
}

/** Keeps the input until Update. It is mounted anew at each opening, so Cancel restores the old values. */
function InformationForm({ information, onCancel, onUpdate, status, errors }: CustomerInformationProps) {
  const styles = useStyles(customerInformation);
  const address = hasAddress(information.address) ? information.address : '';
  const form = useForm<Receiver>({ defaultValues: { ...information, address } });
  const wrong = form.formState.errors;
  const bind = (field: keyof Receiver) => ({
    error: wrong[field]?.message ?? errors?.[field],
    ...form.register(field, { validate: (value) => checkReceiver(field, value) }),
  });
  const submit = form.handleSubmit((receiver) => onUpdate(receiver));
  const phone = bind('phone');
  const onPhone = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = event.target.value.replace(/\D/g, '');
    return phone.onChange(event);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="Name" autoFocus autoComplete="name" {...bind('name')} />
      <TextField
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        {...phone}
        onChange={(event) => void onPhone(event)}
      />
      <TextField label="Address" autoComplete="street-address" {...bind('address')} />
      {errors?.form && <FieldError>{errors.form}</FieldError>}
      <div className={styles.actions}>
        <StatusButton type="submit" status={status}>
          Update
        </StatusButton>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

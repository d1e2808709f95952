import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { hasAddress } from '../../lib/checkout-rules';
import { customerInformation } from '../../theme/recipes/checkout';
import { Button, FieldError, IconButton, SectionTitle, type ActionStatus, useRecipeStyles } from '../../ui';
import { StatusButton, TextField, useFocusBack } from '../../ui';

/** The receiver of an order. */
export interface Information {
  name: string;
  phone: string;
  address: string;
}

export interface CustomerInformationProps {
  /** The saved name, phone and address. */
  information: Information;
  /** Shows the fields instead of the list. */
  editing: boolean;
  /** Called by the pencil. */
  onEdit: () => void;
  /** Closes the form and discards the input (rule C10). */
  onCancel: () => void;
  /** Called with the new values. */
  onUpdate: (information: Information) => void;
  /** The state of saving. */
  status: ActionStatus;
  /** The messages by field, or one for the whole form. */
  errors?: Partial<Record<keyof Information | 'form', string>>;
}

/** An order's name, phone and address, with a pencil that opens the form (rule C10). */
export function CustomerInformation(props: CustomerInformationProps) {
  const { information, editing, onEdit, errors } = props;
  const styles = useRecipeStyles(customerInformation);
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
  const styles = useRecipeStyles(customerInformation);
  const [draft, setDraft] = useState(() => ({
    ...information,
    address: hasAddress(information.address) ? information.address : '',
  }));
  const set = (field: keyof Information) => (event: FormEvent<HTMLInputElement>) =>
    setDraft({ ...draft, [field]: event.currentTarget.value });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (status !== 'loading') onUpdate(draft);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        label="Name"
        autoFocus
        autoComplete="name"
        value={draft.name}
        onChange={set('name')}
        error={errors?.name}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        value={draft.phone}
        onChange={(event) => setDraft({ ...draft, phone: event.currentTarget.value.replace(/\D/g, '') })}
        error={errors?.phone}
      />
      <TextField
        label="Address"
        autoComplete="street-address"
        value={draft.address}
        onChange={set('address')}
        error={errors?.address}
      />
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

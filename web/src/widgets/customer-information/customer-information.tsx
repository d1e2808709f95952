import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { hasAddress } from '../../lib/checkout-rules';
import { customerInformation } from '../../theme/recipes/checkout';
import { Button, FieldError, IconButton, SectionTitle, type ActionStatus, useRecipeStyles } from '../../ui';
import { StatusButton, TextField, useFocusBack } from '../../ui';

/** Who an order goes to. */
export interface Information {
  name: string;
  phone: string;
  address: string;
}

export interface CustomerInformationProps {
  /** Name, phone and address as they are saved. */
  information: Information;
  /** The list turns into fields. */
  editing: boolean;
  /** The pencil was pressed. */
  onEdit: () => void;
  /** Leaves the form; what was typed is forgotten and the values stand as they were. */
  onCancel: () => void;
  /** What is to be saved. */
  onUpdate: (information: Information) => void;
  /** Where saving stands. */
  status: ActionStatus;
  /** What went wrong: a field's sentence by its name, or one for the whole form. */
  errors?: Partial<Record<keyof Information | 'form', string>>;
}

/** Name, phone and address of an order, with a pencil that turns them into fields (specification section 4). */
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

/** Keeps what is typed to itself until Update; mounted anew each time, so Cancel brings the old values back. */
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

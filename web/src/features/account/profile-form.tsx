import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { CustomerDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { PROFILE_WORDS, type ProfileField } from '../../lib/profile-rules';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import { FieldError, PasswordField, StatusButton, TextField, useFocusBack, recipeClasses } from '../../ui';
import { AddressField } from '../../widgets/checkout/address-field/address-field';
import { useProfileForm } from './use-profile-form';

/** The edit form. Update works when something changed and every field is valid (rule A30). */
export function ProfileForm({ customer, onDone }: { customer: CustomerDto; onDone: () => void }) {
  const styles = recipeClasses(formColumn);
  const form = useProfileForm(customer, onDone);
  const address = useWatch({ control: form.form.control, name: 'address' });
  const button = useFocusBack<HTMLButtonElement>(form.asksPassword);
  const bind = (field: ProfileField) => ({
    label: PROFILE_WORDS[field]().label,
    readOnly: form.isBusy,
    ...form.register(field),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !form.isBusy) form.closeQuestion();
  };
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <div className={styles.fields}>
        <TextField {...bind('lastName')} autoComplete="family-name" maxLength={50} />
        <TextField {...bind('firstName')} autoComplete="given-name" maxLength={50} />
        <TextField {...bind('email')} type="email" autoComplete="email" maxLength={254} />
        <TextField {...bind('phone')} type="tel" inputMode="tel" autoComplete="tel-national" />
        <AddressField
          {...bind('address')}
          autoComplete="street-address"
          maxLength={300}
          address={address}
          onAddress={form.setAddress}
        />
        {/* A new e-mail address or phone takes the password (rule A10). Escape closes the question. */}
        {form.asksPassword && (
          <PasswordField
            label={i18n.t('Current Password')}
            hint={i18n.t('Changing your email or phone number takes your current password.')}
            maxLength={128}
            autoFocus
            readOnly={form.isBusy}
            onKeyDown={onKeyDown}
            {...form.register('currentPassword')}
          />
        )}
        {form.asksCode && (
          <TextField
            label={i18n.t('Code')}
            hint={i18n.t('From your app, or a recovery code.')}
            maxLength={40}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={form.isBusy}
            onKeyDown={onKeyDown}
            {...form.register('code')}
          />
        )}
        {form.failure && <FieldError>{form.failure}</FieldError>}
        <div className={styles.action}>
          <StatusButton
            ref={button}
            type="submit"
            status={form.status}
            disabled={!form.canUpdate && !form.isBusy}
          >
            {i18n.t('Update')}
          </StatusButton>
        </div>
      </div>
    </form>
  );
}

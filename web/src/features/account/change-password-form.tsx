import { useChangePassword } from '../../api/generated/account-security/account-security';
import type { CustomerDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import { FieldError, PasswordField, Shake, StatusButton, TextField, recipeClasses } from '../../ui';
import { NewPassword } from '../../widgets/account/new-password/new-password';
import { usePasswordForm } from './use-password-form';

/** A code only where the account has two-step sign-in. */
const FIELDS = ['currentPassword', 'code', 'password', 'confirmPassword'] as const;

interface ChangePasswordFormProps {
  customer: CustomerDto;
  onDone: () => void;
}

/** The form that changes a known password; with two-step sign-in it takes a code as well. */
export function ChangePasswordForm({ customer, onDone }: ChangePasswordFormProps) {
  const styles = recipeClasses(formColumn);
  const change = useChangePassword();
  const form = usePasswordForm(
    FIELDS.filter((field) => field !== 'code' || customer.hasSecondFactor),
    ({ currentPassword, code, password: newPassword }) => {
      const proof = { currentPassword, ...(customer.hasSecondFactor && { code: code.trim() }) };
      return change.mutateAsync({ id: customer._id, data: { ...proof, newPassword } });
    },
    onDone,
  );
  return (
    <Shake active={form.status === 'failed'}>
      <form onSubmit={(event) => void form.submit(event)} noValidate aria-label={i18n.t('Change password')}>
        <div className={styles.fields}>
          <PasswordField {...form.bind('currentPassword')} autoFocus />
          {customer.hasSecondFactor && (
            <TextField
              {...form.bind('code')}
              hint={i18n.t('From your app, or a recovery code.')}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
          <NewPassword password={form.bind('password')} confirmPassword={form.bind('confirmPassword')} />
          {form.failure && <FieldError>{form.failure}</FieldError>}
          <div className={styles.action}>
            <StatusButton
              type="submit"
              status={form.status}
              loadingText={i18n.t('Changing your password')}
              disabled={!form.isValid}
            >
              {i18n.t('Save password')}
            </StatusButton>
          </div>
        </div>
      </form>
    </Shake>
  );
}

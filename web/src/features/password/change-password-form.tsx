import { useChangePassword } from '../../api/generated/account-security/account-security';
import { i18n } from '../../lib/i18n';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import { FieldError, PasswordField, Shake, StatusButton, useStyles } from '../../ui';
import { usePasswordForm } from './use-password-form';

interface ChangePasswordFormProps {
  customerId: string;
  onDone: () => void;
}

/** The form that changes a known password. */
export function ChangePasswordForm({ customerId, onDone }: ChangePasswordFormProps) {
  const styles = useStyles(formColumn);
  const change = useChangePassword();
  const form = usePasswordForm(
    ['currentPassword', 'password', 'confirmPassword'],
    ({ currentPassword, password }) =>
      change.mutateAsync({ id: customerId, data: { currentPassword, newPassword: password } }),
    onDone,
  );
  return (
    <Shake active={form.status === 'failed'}>
      <form onSubmit={(event) => void form.submit(event)} noValidate aria-label={i18n.t('Change password')}>
        <div className={styles.fields}>
          <PasswordField {...form.bind('currentPassword')} autoFocus />
          <PasswordField {...form.bind('password')} />
          <PasswordField {...form.bind('confirmPassword')} />
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

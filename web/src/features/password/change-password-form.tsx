import { Flex, Stack } from '@chakra-ui/react';
import { useChangePassword } from '../../api/generated/account-security/account-security';
import { FieldError, PasswordField, Shake, StatusButton } from '../../ui';
import { usePasswordForm } from './use-password-form';

interface ChangePasswordFormProps {
  customerId: string;
  onDone: () => void;
}

/** The form that changes a known password. */
export function ChangePasswordForm({ customerId, onDone }: ChangePasswordFormProps) {
  const change = useChangePassword();
  const form = usePasswordForm(
    ['currentPassword', 'password', 'confirmPassword'],
    ({ currentPassword, password }) =>
      change.mutateAsync({ id: customerId, data: { currentPassword, newPassword: password } }),
    onDone,
  );
  return (
    <Shake active={form.status === 'failed'}>
      <form onSubmit={(event) => void form.submit(event)} noValidate aria-label="Change password">
        <Stack gap="4">
          <PasswordField {...form.bind('currentPassword')} autoFocus />
          <PasswordField {...form.bind('password')} />
          <PasswordField {...form.bind('confirmPassword')} />
          {form.failure && <FieldError>{form.failure}</FieldError>}
          <Flex>
            <StatusButton
              type="submit"
              status={form.status}
              loadingText="Changing your password"
              disabled={!form.isValid}
            >
              Save password
            </StatusButton>
          </Flex>
        </Stack>
      </form>
    </Shake>
  );
}

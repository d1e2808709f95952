import { Flex, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useChangePassword } from '../../api/generated/sign-in/sign-in';
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
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The first invalid field gets the focus instead of the pressed button.
    if (form.status === 'failed') root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form.status]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Shake active={form.status === 'failed'}>
      <form ref={root} onSubmit={onSubmit} noValidate aria-label="Change password">
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

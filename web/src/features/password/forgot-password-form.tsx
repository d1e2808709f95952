import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useForgotPassword } from '../../api/generated/account-security/account-security';
import { isEmail } from '../../lib/email';
import { useCheckedForm } from '../../state/use-checked-form';
import { FieldError, PageTitle, StatusButton, TextField, TextLink } from '../../ui';

/** Asks for the link to a new password. The answer does not tell whether the address has an account. */
export function ForgotPasswordForm() {
  const { register, submit, status, failure, isBlank, isBusy, sentTo } = useForgottenPassword();
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate width="full">
      <PageTitle
        size="md"
        subtitle="Give us the e-mail address of your account, and we send you a link to choose another password."
      >
        Forgot password?
      </PageTitle>
      <Stack gap="4" marginTop="8">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          readOnly={isBusy}
          {...register('email')}
        />
        {failure && <FieldError>{failure}</FieldError>}
        <StatusButton
          type="submit"
          size="lg"
          wide
          status={status}
          loadingText="Sending the link"
          disabled={isBlank && !isBusy}
        >
          Send the link
        </StatusButton>
        <chakra.p role="status" textWrap="pretty">
          {sentTo &&
            `If ${sentTo} has an account here, a message is on its way to it. Its link works once, within 30 minutes.`}
        </chakra.p>
      </Stack>
      <chakra.div marginTop="6">
        <TextLink href="/sign-in">Back to Sign In</TextLink>
      </chakra.div>
    </chakra.form>
  );
}

function useForgottenPassword() {
  const [sentTo, setSentTo] = useState('');
  const forgot = useForgotPassword();
  const form = useCheckedForm({
    defaultValues: { email: '' },
    mode: 'onSubmit',
    check: (_field, { email }) => (isEmail(email) ? undefined : 'Enter valid Email.'),
  });
  const email = useWatch({ control: form.form.control, name: 'email' }).trim();
  return {
    ...form,
    isBlank: email === '',
    sentTo: email === sentTo ? sentTo : '',
    submit: form.submit(async ({ email: address }) => {
      setSentTo('');
      await forgot.mutateAsync({ data: { email: address.trim() } });
      setSentTo(address.trim());
    }),
  };
}

import { chakra, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { errorsOf, sentenceOf } from '../../api/api-error';
import { useForgotPassword } from '../../api/generated/sign-in/sign-in';
import { isEmail } from '../../lib/email';
import { FieldError, PageTitle, StatusButton, TextField, TextLink } from '../../ui';

/** Asks for the link to a new password. The answer does not tell whether the address has an account. */
export function ForgotPasswordForm() {
  const { email, error, failure, sentTo, isSending, change, submit } = useForgottenPassword();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <chakra.form onSubmit={onSubmit} noValidate width="full">
      <PageTitle
        size="md"
        subtitle="Give us the e-mail address of your account, and we send you a link to choose another password."
      >
        Forgot password?
      </PageTitle>
      <Stack gap="4" marginTop="8">
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={error}
          readOnly={isSending}
          onChange={(event) => change(event.target.value)}
        />
        {failure && <FieldError>{failure}</FieldError>}
        <StatusButton
          type="submit"
          size="lg"
          wide
          status={isSending ? 'loading' : 'idle'}
          loadingText="Sending the link"
          disabled={email.trim() === '' && !isSending}
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
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  const [sentTo, setSentTo] = useState('');
  const forgot = useForgotPassword();

  const change = (value: string) => {
    setEmail(value);
    setError(undefined);
    setFailure('');
    setSentTo('');
  };

  const submit = async () => {
    const address = email.trim();
    if (forgot.isPending || address === '') return;
    setSentTo('');
    setFailure('');
    if (!isEmail(address)) return setError('Enter valid Email.');
    try {
      await forgot.mutateAsync({ data: { email: address } });
      setSentTo(address);
    } catch (reason) {
      const { email: refusal } = errorsOf(reason);
      setError(refusal);
      if (!refusal) setFailure(sentenceOf(reason));
    }
  };

  return { email, error, failure, sentTo, isSending: forgot.isPending, change, submit };
}

import { chakra, Flex, Stack } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { Navigate } from 'react-router-dom';
import {
  FieldError,
  IconButton,
  PageTitle,
  PasswordField,
  Shake,
  StatusButton,
  TextField,
  TextLink,
} from '../../ui';
import { useSignIn } from './use-sign-in';

/** Shown to a customer whose session the server ended. */
const EXPIRED = 'Your sign-in has ended. Sign in again to go on.';

/** Sign-in in two steps (rule A20): the identity, then the password. */
export function SignInForm() {
  const signIn = useSignIn();
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const asksForCode = signIn.code !== null;
  useEffect(() => {
    const field = asksForCode ? codeField : passwordField;
    if (signIn.showsPassword) field.current?.focus();
  }, [signIn.showsPassword, signIn.hasFailed, asksForCode]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (signIn.showsPassword) void signIn.submit();
    else signIn.showPassword();
  };

  if (signIn.isSignedInAlready) return <Navigate to={signIn.returnPath} replace />;
  return (
    <Shake active={signIn.hasFailed}>
      <chakra.form onSubmit={onSubmit} noValidate width="full">
        <PageTitle size="md" subtitle={signIn.hasExpired ? EXPIRED : undefined}>
          Sign In
        </PageTitle>
        <Stack gap="4" marginTop="8">
          <TextField
            label="Email or Phone Number"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={signIn.identity}
            readOnly={signIn.isBusy}
            onChange={(event) => signIn.changeIdentity(event.target.value)}
            trailing={
              signIn.showsPassword ? undefined : (
                <IconButton
                  type="submit"
                  label="Continue"
                  icon={ArrowRight}
                  variant="solid"
                  disabled={signIn.identity.trim() === ''}
                />
              )
            }
          />
          {signIn.showsPassword && (
            <>
              <PasswordField
                ref={passwordField}
                label="Password"
                name="password"
                value={signIn.password}
                readOnly={signIn.isBusy}
                invalid={signIn.error !== '' && !asksForCode}
                onChange={(event) => signIn.changePassword(event.target.value)}
              />
              {signIn.code !== null && (
                <TextField
                  ref={codeField}
                  label="Code"
                  name="code"
                  autoComplete="one-time-code"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={40}
                  hint="The six digits your authenticator app shows now, or a recovery code."
                  value={signIn.code}
                  readOnly={signIn.isBusy}
                  invalid={signIn.error !== ''}
                  onChange={(event) => signIn.changeCode(event.target.value)}
                />
              )}
              {signIn.error && <FieldError>{signIn.error}</FieldError>}
              <StatusButton
                type="submit"
                size="lg"
                wide
                status={signIn.buttonStatus}
                loadingText="Signing in"
                successText="Signed in"
                disabled={!signIn.canSubmit && !signIn.isBusy}
              >
                Sign In
              </StatusButton>
            </>
          )}
        </Stack>
        <Flex justify="space-between" marginTop="6" gap="4" wrap="wrap">
          <TextLink href="/forgot-password">Forgot password?</TextLink>
          <TextLink href="/sign-up">Create Your Account</TextLink>
        </Flex>
      </chakra.form>
    </Shake>
  );
}

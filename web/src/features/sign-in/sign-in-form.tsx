import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import {
  FieldError,
  IconButton,
  PageTitle,
  PasswordField,
  Shake,
  StatusButton,
  TextField,
  TextLink,
  useStyles,
} from '../../ui';
import { useSignIn } from './use-sign-in';

/** Shown to a customer whose session the server ended. */
const EXPIRED = 'Your sign-in has ended. Sign in again to go on.';

/** Shown to a customer who has just signed up. */
const WELCOME = 'Welcome! Your account is ready: sign in with your new password.';

/** Sign-in in two steps (rule A20): the identity, then the password. */
export function SignInForm() {
  const signIn = useSignIn();
  const styles = useStyles(formColumn);
  // Without what was chosen: who comes here again has it in the cart already.
  if (signIn.isSignedInAlready) return <Navigate to={signIn.returning.to} replace />;
  const subtitle = signIn.isNew ? WELCOME : signIn.hasExpired ? EXPIRED : undefined;
  const next = (
    <IconButton
      type="submit"
      label="Continue"
      icon={ArrowRight}
      variant="solid"
      disabled={!signIn.hasIdentity}
    />
  );
  return (
    <Shake active={signIn.error !== ''}>
      <form onSubmit={(event) => void signIn.submit(event)} noValidate>
        <PageTitle size="md" subtitle={subtitle}>
          Sign In
        </PageTitle>
        <div className={styles.fields}>
          <TextField
            label="Email or Phone Number"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            trailing={signIn.step === 'identity' ? next : undefined}
            {...signIn.bind('username')}
          />
          {signIn.step !== 'identity' && <SecondStep signIn={signIn} />}
        </div>
        <div className={styles.links}>
          <TextLink href="/forgot-password">Forgot password?</TextLink>
          <TextLink href="/sign-up">Create Your Account</TextLink>
        </div>
      </form>
    </Shake>
  );
}

/** The password, and the code once the server has asked for it. */
function SecondStep({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const { error, focus } = signIn;
  const asksForCode = signIn.step === 'code';
  useEffect(() => {
    if (error) focus(asksForCode ? 'code' : 'password');
  }, [focus, asksForCode, error]);
  return (
    <>
      <PasswordField
        label="Password"
        autoFocus
        invalid={error !== '' && !asksForCode}
        {...signIn.bind('password')}
      />
      {asksForCode && (
        <TextField
          label="Code"
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          hint="The six digits your authenticator app shows now, or a recovery code."
          invalid={error !== ''}
          {...signIn.bind('code')}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
      <StatusButton
        type="submit"
        size="lg"
        wide
        status={signIn.status}
        loadingText="Signing in"
        successText="Signed in"
        disabled={!signIn.canSubmit && !signIn.isBusy}
      >
        Sign In
      </StatusButton>
    </>
  );
}

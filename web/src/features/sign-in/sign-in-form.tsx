import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { i18n } from '../../lib/i18n';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import {
  ButtonLink,
  FieldError,
  IconButton,
  PageTitle,
  PasswordField,
  Shake,
  StatusButton,
  TextField,
  TextLink,
  recipeClasses,
} from '../../ui';
import { useSignIn } from './use-sign-in';
import { WaitingPair } from './waiting-pair';

/** Shown to a customer whose session the server ended. */
const expired = () => i18n.t('Your sign-in has ended. Sign in again to go on.');

/** Shown to a customer who has just signed up. */
const welcome = () => i18n.t('Welcome! Your account is ready: sign in with your new password.');

/** Shown to a visitor whom the shop has sent here. */
const WHY = {
  shoe: () => i18n.t('Sign in to buy. Then you are back at the shoe, with the color and size you chose.'),
  page: () => i18n.t('Sign in to go on. Then you are back where you were.'),
};

/** Sign-in in two steps (rule A20): the identity, then the password. */
export function SignInForm() {
  const signIn = useSignIn();
  const styles = recipeClasses(formColumn);
  // Without what was chosen: who comes here again has it in the cart already.
  if (signIn.isSignedInAlready) return <Navigate to={signIn.returning.to} replace />;
  const why = signIn.reason && WHY[signIn.reason]();
  const subtitle = signIn.isNew ? welcome() : signIn.hasExpired ? expired() : why;
  const next = (
    <IconButton
      type="submit"
      label={i18n.t('Continue')}
      icon={ArrowRight}
      variant="solid"
      disabled={!signIn.hasIdentity}
    />
  );
  return (
    <Shake active={signIn.error !== ''}>
      <form onSubmit={signIn.submit} noValidate>
        <PageTitle size="md" subtitle={subtitle}>
          {i18n.t('Sign In')}
        </PageTitle>
        {signIn.returning.state && (
          <div className={styles.block}>
            <WaitingPair to={signIn.returning.to} choice={signIn.returning.state.choice} />
          </div>
        )}
        <div className={styles.fields}>
          <TextField
            label={i18n.t('Email or Phone Number')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            trailing={signIn.step === 'identity' ? next : undefined}
            {...signIn.bind('username')}
          />
          {signIn.step !== 'identity' && <SecondStep signIn={signIn} />}
        </div>
        <div className={styles.links}>
          <TextLink href="/forgot-password">{i18n.t('Forgot password?')}</TextLink>
        </div>
        <div className={styles.other}>
          <p>{i18n.t('New here?')}</p>
          <ButtonLink href="/sign-up" variant="outline" size="lg" wide>
            {i18n.t('Create Your Account')}
          </ButtonLink>
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
        label={i18n.t('Password')}
        autoFocus
        invalid={error !== '' && !asksForCode}
        {...signIn.bind('password')}
      />
      {asksForCode && (
        <TextField
          label={i18n.t('Code')}
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          hint={i18n.t('The six digits your authenticator app shows now, or a recovery code.')}
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
        loadingText={i18n.t('Signing in')}
        successText={i18n.t('Signed in')}
        disabled={!signIn.canSubmit && !signIn.isBusy}
      >
        {i18n.t('Sign In')}
      </StatusButton>
    </>
  );
}

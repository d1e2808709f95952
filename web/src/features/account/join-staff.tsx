import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkInvitation, useAcceptInvitation } from '../../api/generated/staff/staff';
import { isCode, isStatus } from '../../lib/api-error';
import { i18n } from '../../lib/i18n';
import { tidyPhone } from '../../lib/phone';
import { checkSignUpField, EMPTY_SIGN_UP, SIGN_UP_WORDS } from '../../lib/sign-up-rules';
import { TIMINGS } from '../../lib/timings';
import { useCheckedForm } from '../../state/use-checked-form';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import {
  ErrorNotice,
  FieldError,
  PageTitle,
  Shake,
  Spinner,
  StatusButton,
  TextField,
  recipeClasses,
} from '../../ui';
import { NewPassword } from '../../widgets/account/new-password/new-password';
import { ConfirmByLink } from './confirm-by-link';
import { LinkResult, type LinkResultProps } from './link-result';

const BLANK = { lastName: '', firstName: '', phone: '', password: '', confirmPassword: '' };
type JoinField = keyof typeof BLANK;

/**
 * The target of an invitation to the staff (rule R9): a person with an account confirms, another one opens an account.
 */
export function JoinStaff({ token }: { token: string }) {
  const [end, setEnd] = useState<LinkResultProps | null>(token === '' ? dead() : null);
  const { mutateAsync } = useAcceptInvitation();
  const link = useQuery({
    queryKey: ['staff-invitation', token],
    queryFn: ({ signal }) => checkInvitation({ token }, { signal }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const ending = end ?? (link.error ? endingOf(link.error) : undefined);
  if (ending) return <LinkResult {...ending} />;
  if (link.error) {
    return (
      <ErrorNotice
        title={i18n.t('The invitation could not be read.')}
        advice={link.error.message}
        onRetry={() => void link.refetch()}
      />
    );
  }
  if (!link.data) return <Spinner size="lg" label={i18n.t('Checking the link')} />;
  const { email, hasAccount } = link.data;
  if (!hasAccount) return <JoinForm token={token} email={email} onEnd={setEnd} />;
  return (
    <ConfirmByLink
      title={i18n.t('Join the staff')}
      subtitle={i18n.t('Your account {email} gets access to the back-office. Your password stays as it is.', {
        email,
      })}
      ended={null}
      confirm={async () => {
        await mutateAsync({ data: { token } });
        return done(email);
      }}
      endingOf={endingOf}
    />
  );
}

interface JoinFormProps {
  token: string;
  /** The invited address. */
  email: string;
  onEnd: (end: LinkResultProps) => void;
}

function JoinForm({ token, email, onEnd }: JoinFormProps) {
  const styles = recipeClasses(formColumn);
  const { mutateAsync } = useAcceptInvitation();
  const form = useCheckedForm({
    defaultValues: BLANK,
    check: (field, values) => checkSignUpField(field, { ...EMPTY_SIGN_UP, ...values }),
    keepAs: { name: 'join', never: ['password', 'confirmPassword'] },
  });
  const submit = form.submit(
    async ({ confirmPassword: _repeated, phone, ...person }) => {
      const data = { token, ...person, phone: tidyPhone(phone) };
      await mutateAsync({ data }).catch((reason: unknown) => {
        const ending = endingOf(reason);
        if (ending) onEnd(ending);
        throw reason;
      });
    },
    { failed: TIMINGS.signUpIdle, onFinished: () => onEnd(done(email)) },
  );
  const bind = (field: JoinField) => ({ label: SIGN_UP_WORDS[field]().label, ...form.register(field) });
  return (
    <Shake active={form.status === 'failed'}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <PageTitle size="md" subtitle={i18n.t('You sign in with {email} and your password.', { email })}>
          {i18n.t('Join the staff')}
        </PageTitle>
        <div className={styles.fields}>
          <TextField {...bind('lastName')} autoComplete="family-name" maxLength={50} />
          <TextField {...bind('firstName')} autoComplete="given-name" maxLength={50} />
          <TextField
            {...bind('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
          />
          <NewPassword password={bind('password')} confirmPassword={bind('confirmPassword')} />
          {form.failure && <FieldError>{form.failure}</FieldError>}
          <StatusButton
            type="submit"
            size="lg"
            wide
            status={form.status}
            loadingText={i18n.t('Creating your account')}
            disabled={!form.isValid}
          >
            {i18n.t('Join the staff')}
          </StatusButton>
        </div>
      </form>
    </Shake>
  );
}

const toSignIn = () => ({ href: '/sign-in', action: i18n.t('Sign In') });
const done = (email: string): LinkResultProps => ({
  title: i18n.t('Welcome to the staff.'),
  text: i18n.t('Sign in with {email}. Your profile leads to the back-office.', { email }),
  ...toSignIn(),
});
const dead = (): LinkResultProps => ({
  title: i18n.t('This invitation is not good any more.'),
  text: i18n.t(
    'An invitation works once, within 7 days, and only the newest one. Ask the shop’s manager for another.',
  ),
  ...{ href: '/', action: i18n.t('To the shop') },
});
const works = (): LinkResultProps => ({
  title: i18n.t('You already have access.'),
  text: i18n.t('Sign in, and your profile leads to the back-office.'),
  ...toSignIn(),
});
const unconfirmed = (): LinkResultProps => ({
  title: i18n.t('Your email is not confirmed.'),
  text: i18n.t(
    'Someone has an account with this email, but nobody has shown that the email is theirs. Reset the password by mail, then open this invitation again.',
  ),
  ...{ href: '/forgot-password', action: i18n.t('Reset your password') },
});

/** How it ended by this refusal; nothing for one after which the same can be tried again. */
function endingOf(reason: unknown): LinkResultProps | undefined {
  if (isStatus(reason, 400)) return reason.errors.token ? dead() : undefined;
  if (isCode(reason, 'invitation.staff')) return works();
  return isCode(reason, 'invitation.unconfirmed') ? unconfirmed() : undefined;
}

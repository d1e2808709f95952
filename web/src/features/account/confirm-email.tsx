import { isStatus } from '../../lib/api-error';
import { useConfirmEmail } from '../../api/generated/customers/customers';
import { i18n } from '../../lib/i18n';
import { ConfirmByLink } from './confirm-by-link';

/** The target of the link in the message to the address of a new account, or to a new address. */
export function ConfirmEmail({ token }: { token: string }) {
  const { mutateAsync } = useConfirmEmail();
  return (
    <ConfirmByLink
      title={i18n.t('Confirm your email')}
      subtitle={i18n.t(
        'It shows that this address is yours: you sign in with it, and our messages go to it.',
      )}
      ended={token === '' ? dead() : null}
      confirm={async () => {
        await mutateAsync({ data: { token } });
        return done();
      }}
      endingOf={(reason) => (isStatus(reason, 400) ? dead() : isStatus(reason, 409) ? taken() : undefined)}
    />
  );
}

const toProfile = () => ({ href: '/profile', action: i18n.t('Profile') });
const done = () => ({
  title: i18n.t('Your email is confirmed.'),
  text: i18n.t('From now on you sign in with it, and our messages go to it.'),
  ...toProfile(),
});
const dead = () => ({
  title: i18n.t('This link is not good any more.'),
  text: i18n.t(
    'A link works once, within 24 hours, and only the newest one. Your profile sends you another.',
  ),
  ...toProfile(),
});
const taken = () => ({
  title: i18n.t('This email has an account already.'),
  text: i18n.t('Choose another address in your profile.'),
  ...toProfile(),
});

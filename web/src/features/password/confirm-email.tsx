import { isStatus } from '../../api/api-error';
import { useConfirmEmail } from '../../api/generated/customers/customers';
import { ConfirmByLink } from './confirm-by-link';

/** The target of the link in the message to a new e-mail address. */
export function ConfirmEmail({ token }: { token: string }) {
  const { mutateAsync } = useConfirmEmail();
  return (
    <ConfirmByLink
      title="Confirm your new email"
      subtitle="From then on you sign in with this address, and our messages go to it."
      ended={token === '' ? DEAD : null}
      confirm={async () => {
        await mutateAsync({ data: { token } });
        return DONE;
      }}
      endingOf={(reason) => (isStatus(reason, 400) ? DEAD : isStatus(reason, 409) ? TAKEN : undefined)}
    />
  );
}

const PROFILE = { href: '/profile', action: 'Profile' };
const DONE = {
  title: 'Your email is confirmed.',
  text: 'From now on you sign in with it, and our messages go to it.',
  ...PROFILE,
};
const DEAD = {
  title: 'This link is not good any more.',
  text: 'A link works once, within 24 hours, and only the newest one. For another, change your email again.',
  ...PROFILE,
};
const TAKEN = {
  title: 'This email has an account already.',
  text: 'Choose another address in your profile.',
  ...PROFILE,
};

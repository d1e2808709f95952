import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { definePage } from '../features/page-frame/define-page';
import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { ConfirmEmail } from '../features/account/confirm-email';
import { ConfirmWait } from '../features/account/confirm-wait';
import { JoinStaff } from '../features/account/join-staff';
import { ResetPassword } from '../features/account/reset-password';
import { SignInPicture } from '../features/sign-in/sign-in-picture';
import { i18n } from '../lib/i18n';

/** What the links in mails lead to: to confirm a new address or the wait for a size, to choose a new password, to join the staff. */
const TARGETS: Record<string, { title: () => string; Content: ComponentType<{ token: string }> }> = {
  '/confirm-email': { title: () => i18n.t('Confirm email'), Content: ConfirmEmail },
  '/confirm-wait': { title: () => i18n.t('Wait for your size'), Content: ConfirmWait },
  '/join': { title: () => i18n.t('Join the staff'), Content: JoinStaff },
  '/reset-password': { title: () => i18n.t('New password'), Content: ResetPassword },
};

/** The target of a mail's link, such as `/confirm-email?token=…`. */
function MailedLinkPage({ path }: { path: string }) {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { Content } = TARGETS[path]!;
  return (
    <HalfPicturePage picture={<SignInPicture />}>
      <Content key={token} token={token} />
    </HalfPicturePage>
  );
}

export const page = definePage({
  module: 'pages/mailed-link-page',
  title: (path) => TARGETS[path]!.title(),
  isListed: false,
  Component: MailedLinkPage,
});

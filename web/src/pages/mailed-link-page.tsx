import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { ConfirmEmail } from '../features/password/confirm-email';
import { ConfirmWait } from '../features/password/confirm-wait';
import { ResetPassword } from '../features/password/reset-password';
import { SignInPicture } from '../features/sign-in/sign-in-picture';
import { i18n } from '../lib/i18n';

/** What the links in mails lead to: to confirm a new address or the wait for a size, to choose a new password. */
const TARGETS = {
  'confirm-email': { title: () => i18n.t('Confirm email'), Content: ConfirmEmail },
  'confirm-wait': { title: () => i18n.t('Wait for your size'), Content: ConfirmWait },
  'reset-password': { title: () => i18n.t('New password'), Content: ResetPassword },
} satisfies Record<string, { title: () => string; Content: ComponentType<{ token: string }> }>;

/** The target of a mail's link, such as `/confirm-email?token=…`. */
export function MailedLinkPage({ to }: { to: keyof typeof TARGETS }) {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { title, Content } = TARGETS[to];
  return (
    <HalfPicturePage title={title()} picture={<SignInPicture />}>
      <Content key={token} token={token} />
    </HalfPicturePage>
  );
}

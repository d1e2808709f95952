import { definePage } from '../features/page-frame/define-page';
import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { ForgotPasswordForm } from '../features/account/forgot-password-form';
import { SignInPicture } from '../features/sign-in/sign-in-picture';
import { i18n } from '../lib/i18n';

/** The target of 'Forgot password?'. */
function ForgotPasswordPage() {
  return (
    <HalfPicturePage picture={<SignInPicture />}>
      <ForgotPasswordForm />
    </HalfPicturePage>
  );
}

export const page = definePage({
  module: 'pages/forgot-password-page',
  title: () => i18n.t('Forgot password'),
  isListed: false,
  Component: ForgotPasswordPage,
});

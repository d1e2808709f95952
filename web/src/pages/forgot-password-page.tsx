import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { ForgotPasswordForm } from '../features/password/forgot-password-form';
import { SignInPicture } from '../features/sign-in/sign-in-picture';
import { i18n } from '../lib/i18n';

/** The target of 'Forgot password?'. */
export function ForgotPasswordPage() {
  return (
    <HalfPicturePage title={i18n.t('Forgot password')} picture={<SignInPicture />}>
      <ForgotPasswordForm />
    </HalfPicturePage>
  );
}

import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { ForgotPasswordForm } from '../features/password/forgot-password-form';
import { SignInPicture } from '../features/sign-in/sign-in-picture';

/** The target of 'Forgot password?'. */
export function ForgotPasswordPage() {
  return (
    <HalfPicturePage title="Forgot password" picture={<SignInPicture />}>
      <ForgotPasswordForm />
    </HalfPicturePage>
  );
}

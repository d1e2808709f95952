import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { SignInPicture } from '../features/sign-in/sign-in-picture';
import { i18n } from '../lib/i18n';

export function SignInPage() {
  return (
    <HalfPicturePage title={i18n.t('Sign In')} picture={<SignInPicture />}>
      <SignInForm />
    </HalfPicturePage>
  );
}

import { definePage } from '../features/page-frame/define-page';
import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { SignInPicture } from '../features/sign-in/sign-in-picture';
import { i18n } from '../lib/i18n';

function SignInPage() {
  return (
    <HalfPicturePage picture={<SignInPicture />}>
      <SignInForm />
    </HalfPicturePage>
  );
}

export const page = definePage({
  module: 'pages/sign-in-page',
  title: () => i18n.t('Sign In'),
  isListed: false,
  Component: SignInPage,
});

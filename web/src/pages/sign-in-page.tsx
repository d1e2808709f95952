import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { SignInPicture } from '../features/sign-in/sign-in-picture';

export function SignInPage() {
  return (
    <HalfPicturePage title="Sign In" picture={<SignInPicture />}>
      <SignInForm />
    </HalfPicturePage>
  );
}

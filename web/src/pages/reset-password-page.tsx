import { useSearchParams } from 'react-router-dom';
import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { ResetPassword } from '../features/password/reset-password';
import { SignInPicture } from '../features/sign-in/sign-in-picture';

/** The target of a password message's link: `/reset-password?token=…`. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <HalfPicturePage title="New password" picture={<SignInPicture />}>
      <ResetPassword key={token} token={token} />
    </HalfPicturePage>
  );
}

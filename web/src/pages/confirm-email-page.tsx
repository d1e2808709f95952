import { useSearchParams } from 'react-router-dom';
import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { ConfirmEmail } from '../features/password/confirm-email';
import { SignInPicture } from '../features/sign-in/sign-in-picture';

/** The target of the link in the message to a new address: `/confirm-email?token=…`. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <HalfPicturePage title="Confirm email" picture={<SignInPicture />}>
      <ConfirmEmail key={token} token={token} />
    </HalfPicturePage>
  );
}

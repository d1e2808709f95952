import { useSearchParams } from 'react-router-dom';
import { HalfPicturePage } from '../features/page-frame/half-picture-page';
import { ConfirmWait } from '../features/password/confirm-wait';
import { SignInPicture } from '../features/sign-in/sign-in-picture';

/** The target of the link in the message to a visitor who waits for a size: `/confirm-wait?token=…`. */
export function ConfirmWaitPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <HalfPicturePage title="Wait for your size" picture={<SignInPicture />}>
      <ConfirmWait key={token} token={token} />
    </HalfPicturePage>
  );
}

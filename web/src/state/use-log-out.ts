import { useNavigate } from 'react-router-dom';
import { useLogout } from '../api/generated/sign-in/sign-in';
import { endSession } from './session';

/** Whatever the server says, the local login goes and the person is at /sign-in (specification §8). */
export function useLogOut(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  return async () => {
    if (logout.isPending) return;
    await logout
      .mutateAsync()
      .catch((error: unknown) => console.error('The sign-out did not reach the shop.', error));
    endSession('signed-out');
    void navigate('/sign-in');
  };
}

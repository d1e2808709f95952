import { useNavigate } from 'react-router';
import { useLogout } from '../api/generated/sign-in/sign-in';
import { kept } from './kept';
import { endSession } from './session';

/** Signs out. The local login is removed and the page goes to /sign-in, whatever the server answers (rule A19). */
export function useLogOut(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  return async () => {
    if (logout.isPending) return;
    await logout
      .mutateAsync()
      .catch((error: unknown) => console.error('The sign-out did not reach the shop.', error));
    endSession('signed-out');
    kept.clear();
    void navigate('/sign-in');
  };
}

import { Navigate, useLocation } from 'react-router-dom';
import { DocumentTitle } from '../features/page-frame/document-title';
import { ChangePasswordForm } from '../features/password/change-password-form';
import { Profile } from '../features/profile/profile';
import { returnHere } from '../state/return-path';
import { useSession } from '../state/session';
import { Chakra } from '../theme/chakra';

/** Customer profile and order history; a visitor is sent to sign in, and comes back. */
export function ProfilePage() {
  const user = useSession();
  const location = useLocation();
  if (!user) return <Navigate to="/sign-in" state={returnHere(location)} replace />;
  return (
    <Chakra>
      <DocumentTitle>Profile</DocumentTitle>
      <Profile
        passwordForm={(customer, onDone) => <ChangePasswordForm customerId={customer._id} onDone={onDone} />}
      />
    </Chakra>
  );
}

import { Navigate } from 'react-router-dom';
import { DocumentTitle } from '../features/page-frame/document-title';
import { Profile } from '../features/profile/profile';
import { useSession } from '../state/session';

/** Customer profile and order history; a visitor is sent to sign in. */
export function ProfilePage() {
  const user = useSession();
  if (!user) return <Navigate to="/sign-in" replace />;
  return (
    <>
      <DocumentTitle>Profile</DocumentTitle>
      <Profile />
    </>
  );
}

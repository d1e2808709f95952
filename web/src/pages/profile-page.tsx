import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountSections } from '../features/account/account-sections';
import { OrderThanks } from '../features/order-thanks/order-thanks';
import { DocumentTitle } from '../features/page-frame/document-title';
import { ChangePasswordForm } from '../features/password/change-password-form';
import { Profile } from '../features/profile/profile';
import { returnHere } from '../state/return-path';
import { endSession, useSession } from '../state/session';

/** Shown on the home page after an account was deleted. */
const ERASED = { notice: 'Your account is deleted, and you are signed out.' };

/** Profile, orders and account; a visitor is sent to sign in and comes back. */
export function ProfilePage() {
  const user = useSession();
  const location = useLocation();
  const [isErased, setIsErased] = useState(false);
  // Runs after the redirect to the home page has begun; for a visitor this page would redirect to /sign-in.
  useEffect(() => {
    if (isErased) endSession('signed-out');
  }, [isErased]);
  if (isErased) return <Navigate to="/" state={ERASED} replace />;
  if (!user) return <Navigate to="/sign-in" state={returnHere(location)} replace />;
  return (
    <>
      <DocumentTitle>Profile</DocumentTitle>
      <Profile
        thanks={<OrderThanks />}
        passwordForm={(customer, onDone) => <ChangePasswordForm customerId={customer._id} onDone={onDone} />}
        account={(customer) => <AccountSections customer={customer} onErased={() => setIsErased(true)} />}
      />
    </>
  );
}

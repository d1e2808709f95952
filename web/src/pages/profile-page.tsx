import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountSections } from '../features/account/account-sections';
import { OrderThanks } from '../features/order-thanks/order-thanks';
import { DocumentTitle } from '../features/page-frame/document-title';
import { ChangePasswordForm } from '../features/password/change-password-form';
import { Profile } from '../features/profile/profile';
import { i18n } from '../lib/i18n';
import { returnHere } from '../state/return-path';
import { endSession, useSession } from '../state/session';

/** Profile, orders and account; a visitor is sent to sign in and comes back. */
export function ProfilePage() {
  const user = useSession();
  const location = useLocation();
  // What the home page says after the account was deleted.
  const [erased, setErased] = useState<{ notice: string }>();
  const onErased = () => setErased({ notice: i18n.t('Your account is deleted, and you are signed out.') });
  // Runs after the redirect to the home page has begun; for a visitor this page would redirect to /sign-in.
  useEffect(() => {
    if (erased) endSession('signed-out');
  }, [erased]);
  if (erased) return <Navigate to="/" state={erased} replace />;
  if (!user) return <Navigate to="/sign-in" state={returnHere(location)} replace />;
  return (
    <>
      <DocumentTitle>{i18n.t('Profile')}</DocumentTitle>
      <Profile
        thanks={<OrderThanks />}
        passwordForm={(customer, onDone) => <ChangePasswordForm customer={customer} onDone={onDone} />}
        account={(customer) => <AccountSections customer={customer} onErased={onErased} />}
      />
    </>
  );
}

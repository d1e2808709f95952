import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { Profile } from '../features/account/profile';
import { OrderThanks } from '../features/order-thanks/order-thanks';
import { CustomersOnly } from '../features/page-frame/customers-only';
import { definePage } from '../features/page-frame/define-page';
import { i18n } from '../lib/i18n';
import { endSession } from '../state/session';

/** Profile, orders and account; a visitor is sent to sign in and comes back. */
function ProfilePage() {
  // What the home page says after the account was deleted.
  const [erased, setErased] = useState<{ notice: string }>();
  const onErased = () => setErased({ notice: i18n.t('Your account is deleted, and you are signed out.') });
  // Runs after the redirect to the home page has begun; for a visitor this page would redirect to /sign-in.
  useEffect(() => {
    if (erased) endSession('signed-out');
  }, [erased]);
  if (erased) return <Navigate to="/" state={erased} replace />;
  return (
    <CustomersOnly>
      <Profile thanks={<OrderThanks />} onErased={onErased} />
    </CustomersOnly>
  );
}

export const page = definePage({
  module: 'pages/profile-page',
  title: () => i18n.t('Profile'),
  isListed: false,
  Component: ProfilePage,
});

import { Navigate, useLocation } from 'react-router';
import { CheckoutGate } from '../features/checkout/checkout-gate';
import { definePage } from '../features/page-frame/define-page';
import { i18n } from '../lib/i18n';
import { returnHere } from '../state/return-path';
import { useSession } from '../state/session';

/** The checkout; a visitor is sent to sign in and comes back. */
function CheckoutPage() {
  const user = useSession();
  const location = useLocation();
  if (!user) return <Navigate to="/sign-in" state={returnHere(location)} replace />;
  return <CheckoutGate />;
}

export const page = definePage({
  module: 'pages/checkout-page',
  title: () => i18n.t('Checkout'),
  isListed: false,
  Component: CheckoutPage,
});

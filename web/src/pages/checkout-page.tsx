import { Navigate, useLocation } from 'react-router-dom';
import { CheckoutGate } from '../features/checkout/checkout-gate';
import { DocumentTitle } from '../features/page-frame/document-title';
import { i18n } from '../lib/i18n';
import { returnHere } from '../state/return-path';
import { useSession } from '../state/session';

/** The checkout; a visitor is sent to sign in and comes back. */
export function CheckoutPage() {
  const user = useSession();
  const location = useLocation();
  if (!user) return <Navigate to="/sign-in" state={returnHere(location)} replace />;
  return (
    <>
      <DocumentTitle>{i18n.t('Checkout')}</DocumentTitle>
      <CheckoutGate />
    </>
  );
}

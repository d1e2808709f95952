import { Navigate } from 'react-router-dom';
import { CheckoutGate } from '../features/checkout/checkout-gate';
import { DocumentTitle } from '../features/page-frame/document-title';
import { useSession } from '../state/session';

/** Reached from the cart drawer; a visitor is asked to sign in. */
export function CheckoutPage() {
  const user = useSession();
  if (!user) return <Navigate to="/sign-in" replace />;
  return (
    <>
      <DocumentTitle>Checkout</DocumentTitle>
      <CheckoutGate />
    </>
  );
}

import { CheckoutGate } from '../features/checkout/checkout-gate';
import { CustomersOnly } from '../features/page-frame/customers-only';
import { definePage } from '../features/page-frame/define-page';
import { i18n } from '../lib/i18n';

/** The checkout; a visitor is sent to sign in and comes back. */
function CheckoutPage() {
  return (
    <CustomersOnly>
      <CheckoutGate />
    </CustomersOnly>
  );
}

export const page = definePage({
  module: 'pages/checkout-page',
  title: () => i18n.t('Checkout'),
  isListed: false,
  Component: CheckoutPage,
});

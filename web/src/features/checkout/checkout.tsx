import type { CustomerDto, OrderDto } from '../../api/generated/model';
import { canCheckOut } from '../../lib/checkout-rules';
import type { PaymentMethod as Method } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { orderTitle } from '../../lib/order-number';
import { useTransfer } from '../../state/transfer';
import { Button, PageTitle, StatusButton, useStyles, VisuallyHidden } from '../../ui';
import { BankTransfer } from '../../widgets/bank-transfer/bank-transfer';
import { CartSummary } from '../../widgets/cart-summary/cart-summary';
import { CustomerInformation } from '../../widgets/customer-information/customer-information';
import { OrderLines } from '../../widgets/order-line/order-line';
import { PaymentMethod } from '../../widgets/payment-method/payment-method';
import { TotalsBar } from '../../widgets/totals-bar/totals-bar';
import { checkout } from './checkout.recipe';
import { useCheckoutDraft } from './use-checkout-draft';
import { useInformation } from './use-information';
import type { usePlaceOrder } from './use-place-order';

interface CheckoutProps {
  order: OrderDto;
  customer: CustomerDto;
  placing: ReturnType<typeof usePlaceOrder>;
}

/** Order confirmation and payment (rules C1 to C14). */
export function Checkout({ order, customer, placing }: CheckoutProps) {
  const styles = useStyles(checkout);
  const kept = useCheckoutDraft(order._id);
  const { payment } = kept;
  const receiver = useInformation(order, customer, kept);
  const { placeOrder, status, error, clearError } = placing;
  const choice = { payment, address: receiver.present.address, lines: order.items.length };
  const isReady = canCheckOut(choice) && receiver.isValid;
  const onCheckout = async () => {
    if (!canCheckOut(choice)) return;
    const cart = await receiver.settle();
    if (cart) await placeOrder(cart, { customerId: customer._id, payment: choice.payment });
  };
  return (
    <div className={styles.root}>
      <PageTitle>{orderTitle(order._id)}</PageTitle>
      <div className={styles.columns}>
        <div className={styles.lines}>
          <VisuallyHidden as="h2">{i18n.t('Your items')}</VisuallyHidden>
          <OrderLines lines={order.items} />
          <CartSummary look="page" subtotal={order.total} />
        </div>
        <div className={styles.choices}>
          <CustomerInformation {...receiver.block} />
          <Payment
            order={order}
            value={payment}
            onChange={(method) => kept.change({ payment: method })}
            onTouch={clearError}
          />
          <Button variant="inert" wide aria-disabled>
            {i18n.t('0% interest installment payment')}
          </Button>
        </div>
      </div>
      <TotalsBar
        total={order.total}
        message={error || undefined}
        details={placing.changes}
        action={
          <StatusButton
            size="lg"
            wide
            status={status}
            loadingText={i18n.t('Placing your order')}
            successText={i18n.t('Your order is placed')}
            disabled={status === 'idle' && !isReady}
            onClick={() => void onCheckout()}
          >
            {i18n.t({ id: 'checkout.place', message: 'Checkout' })}
          </StatusButton>
        }
      />
    </div>
  );
}

interface PaymentProps {
  order: OrderDto;
  value: Method | null;
  onChange: (method: Method | null) => void;
  onTouch: () => void;
}

function Payment({ order, value, onChange, onTouch }: PaymentProps) {
  const transfer = useTransfer(value === 'QR' ? order : null);
  return (
    <PaymentMethod
      value={value}
      onChange={(method) => {
        onChange(method);
        onTouch();
      }}
      transfer={<BankTransfer {...transfer} />}
    />
  );
}

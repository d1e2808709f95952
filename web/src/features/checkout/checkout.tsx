import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CustomerDto, OrderDto } from '../../api/generated/model';
import { canCheckOut, missingParts } from '../../lib/checkout-rules';
import type { PaymentMethod as Method } from '../../lib/order-choices';
import { i18n } from '../../lib/i18n';
import { orderTitle } from '../../lib/order-number';
import { focusInView } from '../../lib/scroll-to';
import { useDelivery } from '../../state/delivery';
import { useTransfer } from '../../state/transfer';
import { Button, PageTitle, Sentence, StatusButton, TextLink, recipeClasses, VisuallyHidden } from '../../ui';
import { BankTransfer } from '../../widgets/checkout/bank-transfer/bank-transfer';
import { CartSummary } from '../../widgets/cart/cart-summary/cart-summary';
import { CustomerInformation } from '../../widgets/checkout/customer-information/customer-information';
import { InvoiceBuyer } from '../../widgets/checkout/invoice-buyer/invoice-buyer';
import { OrderLines } from '../../widgets/checkout/order-line/order-line';
import { PaymentMethod } from '../../widgets/checkout/payment-method/payment-method';
import { DeliveryDays } from '../../widgets/shop/delivery-days/delivery-days';
import { TotalsBar } from '../../widgets/checkout/totals-bar/totals-bar';
import { checkout } from './checkout.recipe';
import { useCheckoutDraft } from './use-checkout-draft';
import { useInformation } from './use-information';
import { useInvoiceBuyer } from './use-invoice-buyer';
import type { usePlaceOrder } from './use-place-order';

interface CheckoutProps {
  order: OrderDto;
  customer: CustomerDto;
  placing: ReturnType<typeof usePlaceOrder>;
}

/** Order confirmation and payment (rules C1 to C14). */
export function Checkout({ order, customer, placing }: CheckoutProps) {
  const styles = recipeClasses(checkout);
  const kept = useCheckoutDraft(order._id);
  const { payment } = kept;
  const receiver = useInformation(order, customer, kept);
  const delivery = useDelivery(receiver.present.address);
  const invoice = useInvoiceBuyer(order, customer, kept);
  const { placeOrder, status, error, clearError } = placing;
  const choice = { payment, address: receiver.present.address, lines: order.items.length };
  const missing = missingParts(receiver.present, payment);
  const isReady = canCheckOut(choice) && !missing;
  const page = useRef<HTMLDivElement>(null);
  const focusRefused = useFocusRefused(page);
  const onCheckout = async () => {
    if (!canCheckOut(choice)) return;
    const cart = await receiver.settle();
    if (!cart || !(await invoice.settle())) return focusRefused();
    await placeOrder(cart, { customerId: customer._id, payment: choice.payment });
  };
  const goToMissing = (name: string) => {
    if (name !== 'payment' && !receiver.block.editing) flushSync(receiver.block.onEdit);
    focusInView(page.current?.querySelector<HTMLElement>(`[name="${name}"]`));
  };
  return (
    <div ref={page} className={styles.root}>
      <PageTitle>{orderTitle(order._id)}</PageTitle>
      <div className={styles.columns}>
        <div className={styles.lines}>
          <VisuallyHidden as="h2">{i18n.t('Your items')}</VisuallyHidden>
          <OrderLines lines={order.items} />
          <CartSummary look="page" subtotal={order.total} delivery={<DeliveryDays {...delivery} />} />
        </div>
        <div className={styles.choices}>
          <CustomerInformation {...receiver.block} />
          <InvoiceBuyer {...invoice.block} />
          <Payment
            order={order}
            value={payment}
            onChange={(method) => kept.change({ payment: method })}
            onTouch={clearError}
          />
          <Button variant="inert" wide aria-disabled>
            {i18n.t('0% interest installment payment')}
          </Button>
          <p className={styles.consent}>
            <Sentence
              parts={{
                0: <TextLink href="/terms" />,
                1: <TextLink href="/delivery" />,
                2: <TextLink href="/returns" />,
                3: <TextLink href="/privacy" />,
              }}
            >
              {i18n.t(
                'By ordering you accept the <0>terms of sale</0>, the <1>delivery</1> and <2>return</2> conditions and the <3>privacy policy</3>.',
              )}
            </Sentence>
          </p>
        </div>
      </div>
      <TotalsBar
        total={order.total}
        message={error || undefined}
        details={placing.changes}
        missing={missing ? { text: missing.sentence, onShow: () => goToMissing(missing.first) } : undefined}
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

/** A function that leads to the first field that the server refused, once its message is there. */
function useFocusRefused(page: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusInView(page.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [refusals, page]);
  return () => setRefusals((count) => count + 1);
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

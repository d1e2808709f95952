import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../lib/choices';
import { formatDong } from '../../lib/money';
import { orderNumber } from '../../lib/order-number';
import { SectionTitle, TilePicture, useStyles } from '../../ui';
import { orderThanks } from './order-thanks.recipe';

/** A placed order in the API's shape. */
export interface ThankedOrder {
  _id: string;
  items: readonly { name: string; image: string }[];
  total: number;
  phone: string;
  address: string;
  payment: PaymentMethod | null;
}

export interface OrderThanksProps {
  /** The order that was just placed. */
  order: ThankedOrder;
  /** The bank transfer that still has to be made. */
  transfer?: ReactNode;
}

/** After an order: its shoe large, its number, and what happens next (rule C17). */
export function OrderThanks({ order, transfer }: OrderThanksProps) {
  const styles = useStyles(orderThanks);
  const [first] = order.items;
  return (
    <section className={styles.root} aria-labelledby="order-thanks">
      {first && (
        <TilePicture
          path={first.image}
          alt={first.name}
          ratio="form"
          sizes="(min-width: 768px) 60vw, 100vw"
          priority
        />
      )}
      <div className={styles.words}>
        <SectionTitle id="order-thanks">Thank you!</SectionTitle>
        <p className={styles.line}>
          We have your order <span className={styles.strong}>#{orderNumber(order._id)}</span> for{' '}
          <span className={styles.strong}>{formatDong(order.total)}</span>.
        </p>
        <ol className={styles.steps}>
          {stepsOf(order).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {transfer}
      </div>
    </section>
  );
}

/** What happens next, one sentence a step: cash is paid last, everything else first. */
function stepsOf({ phone, address, payment }: ThankedOrder): string[] {
  const call = `We call you on ${phone} about the payment; nothing is charged before.`;
  const paying = { COD: 'You pay in cash when they arrive.', QR: QR_STEP, eWallet: call, credit: call };
  const bringing = `We pack your shoes and bring them to ${address}.`;
  const steps = payment === 'COD' ? [bringing, paying.COD] : [payment ? paying[payment] : '', bringing];
  return [...steps, 'Its status tells how far your order is: pending, delivering, completed.'].filter(
    Boolean,
  );
}

const QR_STEP = 'Pay with the code below in your banking app. Its text tells us that it is your order.';

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { drawQr } from '../../../lib/qr-picture';
import { order, payments, transfer, transferText } from '../../../testing/story-data';
import { BankTransfer } from '../../checkout/bank-transfer/bank-transfer';
import { OrderPayment } from '../order-payment/order-payment';
import { OrderThanks } from './order-thanks';

const card = { ...order, payment: 'credit' as const, payBy: '2026-11-21T03:42:00.000Z' };
const paid = { ...card, payBy: null, paymentState: 'paid' as const, paidAmount: order.total };
const change = { onChange: fn(() => Promise.resolve(false)), status: 'idle' as const, failure: '' };

const meta = {
  title: 'Account/Order thanks',
  component: OrderThanks,
  args: { order, orderHref: '/profile?active=order' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 848 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderThanks>;

export default meta;
type Story = StoryObj<typeof meta>;

function Drawn() {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    void drawQr(transferText).then(setImage);
  }, []);
  return <BankTransfer transfer={transfer} image={image} />;
}

export const Default: Story = {};
/** The code of the checkout again, until the order is paid. */
export const Transfer: Story = {
  args: { order: { ...order, payment: 'QR' }, transfer: <Drawn /> },
};
export const Card: Story = { args: { order: { ...order, payment: 'credit' } } };
/** Paid at a provider's page. */
export const Payable: Story = {
  args: {
    order: card,
    isPayable: true,
    payment: (
      <OrderPayment
        order={card}
        attempt={{ state: 'open', provider: 'vnpay' }}
        onPay={fn()}
        change={change}
      />
    ),
  },
};
/** The last try did not go through. */
export const Failed: Story = {
  args: {
    order: card,
    isPayable: true,
    hasFailed: true,
    payment: (
      <OrderPayment
        order={card}
        attempt={{ state: 'failed', provider: 'vnpay' }}
        onPay={fn()}
        change={change}
      />
    ),
  },
};
export const Paid: Story = {
  args: {
    order: paid,
    payment: <OrderPayment order={paid} received={[{ ...payments.received[0]!, provider: 'vnpay' }]} />,
  },
};
/** It was not paid in time, or canceled in another tab. */
export const Canceled: Story = { args: { order: { ...card, status: 'canceled', payBy: null } } };
export const CanceledAndPaid: Story = {
  args: {
    order: { ...paid, status: 'canceled', paymentState: 'refund-due' },
    payment: (
      <OrderPayment
        order={{ ...paid, status: 'canceled', paymentState: 'refund-due' }}
        received={[{ ...payments.received[0]!, provider: 'vnpay' }]}
      />
    ),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { drawQr } from '../../lib/qr-picture';
import { order, transfer, transferText } from '../../testing/story-data';
import { BankTransfer } from '../bank-transfer/bank-transfer';
import { OrderPayment } from '../order-payment/order-payment';
import { OrderThanks } from './order-thanks';

const meta = {
  title: 'Account/Order thanks',
  component: OrderThanks,
  args: { order },
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
    order: { ...order, payment: 'credit' },
    isPayable: true,
    payment: (
      <OrderPayment
        order={{ ...order, payment: 'credit', payBy: '2026-11-21T03:42:00.000Z' }}
        attempt="open"
        onPay={fn()}
      />
    ),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { drawQr } from '../../lib/qr-picture';
import { order, transfer, transferText } from '../../testing/story-data';
import { BankTransfer } from '../bank-transfer/bank-transfer';
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
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { order } from '../../testing/story-data';
import { OrderPayment } from './order-payment';

const unpaid = { ...order, payment: 'eWallet' as const, payBy: '2026-11-21T03:42:00.000Z' };

const meta = {
  title: 'Account/Order payment',
  component: OrderPayment,
  args: { order: unpaid, onPay: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 416 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not paid yet. */
export const Default: Story = {};
/** The provider's page opens. */
export const Opening: Story = { args: { status: 'loading' } };
/** Back from the provider's page, before its message has come. */
export const Waiting: Story = { args: { attempt: 'open' } };
/** The last try did not go through. */
export const Failed: Story = { args: { attempt: 'failed' } };
export const NoAnswer: Story = {
  args: { failure: 'The payment provider does not answer. Please try again in a minute.' },
};
export const PartlyPaid: Story = {
  args: { order: { ...unpaid, paymentState: 'partly-paid', paidAmount: 5000000 } },
};
export const Paid: Story = {
  args: { order: { ...unpaid, paymentState: 'paid', paidAmount: order.total }, onPay: undefined },
};
export const Transfer: Story = { args: { order: { ...unpaid, payment: 'QR' }, onPay: undefined } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { MoneyDto, RefundDto } from '../../../api/generated/model';
import { order, payments } from '../../../testing/story-data';
import { OrderPayment } from './order-payment';

const unpaid = { ...order, payment: 'eWallet' as const, payBy: '2026-11-21T03:42:00.000Z' };

const paid = { ...unpaid, paymentState: 'paid' as const, paidAmount: order.total };
const settled = { onPay: undefined, change: undefined };
const change = { onChange: fn(() => Promise.resolve(false)), status: 'idle' as const, failure: '' };
const [money] = payments.received as [MoneyDto];
const [refund] = payments.refunds as [RefundDto];

const meta = {
  title: 'Account/Order payment',
  component: OrderPayment,
  args: { order: unpaid, onPay: fn(), change },
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
/** Two wallets are set up. */
export const TwoWallets: Story = { args: { providers: ['momo', 'zalopay'] } };
/** The provider's page opens. */
export const Opening: Story = { args: { status: 'loading' } };
/** Back from the provider's page, before its message has come. */
export const Waiting: Story = { args: { attempt: { state: 'open', provider: 'momo' } } };
/** ZaloPay's page led back unpaid; ZaloPay itself is asked later. */
export const BrokenOff: Story = {
  args: { attempt: { state: 'open', provider: 'zalopay' }, isBrokenOff: true },
};
/** The last try did not go through. */
export const Failed: Story = { args: { attempt: { state: 'failed', provider: 'momo' } } };
/** The last try took too long. */
export const Expired: Story = { args: { attempt: { state: 'expired', provider: 'vnpay' } } };
export const NoAnswer: Story = {
  args: { failure: 'The payment provider does not answer. Please try again in a minute.' },
};
export const PartlyPaid: Story = {
  args: {
    order: { ...unpaid, payment: 'QR', paymentState: 'partly-paid', paidAmount: 5000000 },
    received: [{ ...money, provider: 'sepay', amount: 5000000, verdict: 'less' }],
    providers: ['bank'],
    onPay: undefined,
  },
};
export const Paid: Story = { args: { ...settled, order: paid, received: [money] } };
/** More came than the total. */
export const PaidTooMuch: Story = {
  args: {
    ...settled,
    order: { ...paid, paidAmount: order.total + 500000 },
    received: [money, { ...money, _id: '2', provider: 'sepay', amount: 500000, verdict: 'twice' }],
  },
};
/** One of two pairs came back. */
export const PartlyRefunded: Story = {
  args: {
    ...settled,
    order: { ...paid, refundedAmount: 2490000 },
    received: [money],
    refunds: [{ ...refund, amount: 2490000, state: 'done', doneAt: '2026-11-23T03:16:00.000Z' }],
  },
};
/** The order was canceled, and nobody has sent the money yet. */
export const RefundDue: Story = {
  args: {
    ...settled,
    order: { ...paid, status: 'canceled', paymentState: 'refund-due' },
    received: [money],
  },
};
/** One of two pairs came back, and nobody has sent its money yet. */
export const PairReturned: Story = {
  args: {
    ...settled,
    order: { ...paid, status: 'completed', paymentState: 'refund-due', returnedAmount: 2490000 },
    received: [money],
  },
};
/** The provider has not confirmed it yet. */
export const RefundOnItsWay: Story = { args: { ...RefundDue.args, refunds: [refund] } };
export const Refunded: Story = {
  args: {
    ...settled,
    order: { ...paid, status: 'canceled', paymentState: 'refunded', refundedAmount: order.total },
    received: [money],
    refunds: [{ ...refund, state: 'done', doneAt: '2026-11-23T03:16:00.000Z' }],
  },
};
export const Transfer: Story = {
  args: { order: { ...unpaid, payment: 'QR' }, providers: ['bank'], onPay: undefined },
};
/** The page of payOS was canceled. */
export const TransferFailed: Story = {
  args: {
    order: { ...unpaid, payment: 'QR' },
    providers: ['bank'],
    attempt: { state: 'failed', provider: 'bank' },
  },
};
/** Nothing is to be paid before it arrives. */
export const Cash: Story = { args: { order: { ...order, payment: 'COD' }, onPay: undefined } };
/** The ways of payment, opened. */
export const Changing: Story = {
  args: { attempt: { state: 'failed', provider: 'momo' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change payment method' }));
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'QR' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(args.change?.onChange).toHaveBeenLastCalledWith('QR');
  },
};
/** It was sent meanwhile. */
export const NotChanged: Story = {
  args: {
    change: {
      onChange: fn(() => Promise.resolve(false)),
      status: 'idle',
      failure: 'The way of payment of an order that is delivering can no longer be changed.',
    },
  },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Change payment method' })),
};
export const OnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

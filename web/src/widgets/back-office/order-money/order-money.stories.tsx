import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { MoneyDto, PaymentAttemptDto, RefundDto } from '../../../api/generated/model';
import { order } from '../../../testing/story-data';
import { OrderMoney } from './order-money';

const attempt: PaymentAttemptDto = {
  ...{ _id: 'a1', orderId: order._id, provider: 'momo', amount: order.total, state: 'failed' },
  ...{ reference: 'DH7K01P4QAN2', createdAt: '2026-11-21T03:13:00.000Z', expiresAt: null },
};
const money: MoneyDto = {
  ...{ _id: 'm1', orderId: order._id, provider: 'momo', transactionId: '4088878653', currency: 'VND' },
  ...{ amount: order.total, verdict: 'exact', state: 'counted' },
  ...{ paidAt: '2026-11-21T03:20:00.000Z', receivedAt: '2026-11-21T03:20:05.000Z', recordedBy: null },
};
const refund: RefundDto = {
  ...{ _id: 'r1', orderId: order._id, provider: 'momo', amount: order.total, state: 'pending' },
  ...{ reason: 'Khách hủy đơn', createdAt: '2026-11-22T03:20:00.000Z', doneAt: null, askedBy: 'Trần Hà' },
};

const meta = {
  title: 'Back-office/Order money',
  component: OrderMoney,
  args: {
    order: { paymentState: 'paid', paidAmount: order.total, refundedAmount: 0 },
    payments: {
      attempts: [attempt, { ...attempt, _id: 'a2', state: 'paid', reference: 'DH7K01P4QAN3' }],
      received: [money],
      ...{ refunds: [], due: 0, providers: [] },
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderMoney>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unpaid: Story = {
  args: {
    order: { paymentState: 'unpaid', paidAmount: 0, refundedAmount: 0 },
    payments: { attempts: [], received: [], refunds: [], due: order.total, providers: [] },
  },
};
export const PaidTwice: Story = {
  args: {
    order: { paymentState: 'paid', paidAmount: 2 * order.total, refundedAmount: 0 },
    payments: {
      ...meta.args.payments,
      received: [
        money,
        { ...money, _id: 'm2', transactionId: '4088878699', verdict: 'twice', state: 'open' },
      ],
    },
  },
};
export const BeingRefunded: Story = {
  args: {
    order: { paymentState: 'refund-due', paidAmount: order.total, refundedAmount: 0 },
    payments: { ...meta.args.payments, refunds: [refund] },
  },
};
export const Refunded: Story = {
  args: {
    order: { paymentState: 'refunded', paidAmount: order.total, refundedAmount: order.total },
    payments: {
      ...meta.args.payments,
      refunds: [{ ...refund, provider: 'transfer', state: 'done', doneAt: '2026-11-22T04:20:00.000Z' }],
    },
  },
};
export const Loading: Story = { args: { payments: undefined } };
export const Failed: Story = { args: { payments: undefined, failure: 'The shop cannot be reached.' } };
export const OnAPhone: Story = {
  args: BeingRefunded.args,
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { args: PaidTwice.args, globals: { mode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { refund } from '../../../testing/story-data';
import { RefundList } from './refund-list';

const meta = {
  title: 'Back-office/Refund list',
  component: RefundList,
  args: { refunds: [refund], onOpen: fn() },
} satisfies Meta<typeof RefundList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Due: Story = {
  args: { refunds: [{ ...refund, _id: null, state: 'due', provider: null, reason: null, createdAt: null }] },
};
export const Sent: Story = {
  args: { refunds: [{ ...refund, state: 'done', provider: 'transfer', doneAt: '2026-11-22T03:00:00.000Z' }] },
};
/** Its customer canceled the order. */
export const CanceledByCustomer: Story = {
  args: { refunds: [{ ...Due.args!.refunds![0]!, askedBy: null }] },
};
export const NotSent: Story = {
  args: { refunds: [{ ...refund, state: 'failed', note: 'MoMo báo tài khoản đã đóng' }] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aReturn } from '../../../testing/story-data';
import { ReturnList } from './return-list';

const meta = {
  title: 'Account/Return list',
  component: ReturnList,
  args: { title: 'Return for money', returns: [aReturn] },
} satisfies Meta<typeof ReturnList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForItsCustomer: Story = { args: { onWithdraw: fn() } };
export const Approved: Story = {
  args: { returns: [{ ...aReturn, status: 'approved', sendBy: '2026-12-06T03:12:00.000Z' }] },
};
export const Received: Story = { args: { returns: [{ ...aReturn, status: 'received' }] } };
export const Refunded: Story = { args: { returns: [{ ...aReturn, status: 'refunded' }] } };
export const Refused: Story = {
  args: { returns: [{ ...aReturn, status: 'refused', refusal: 'Đế giày đã mòn.' }] },
};
export const Withdrawn: Story = { args: { returns: [{ ...aReturn, status: 'withdrawn' }] } };
export const Expired: Story = { args: { returns: [{ ...aReturn, status: 'expired' }] } };
export const ForStaff: Story = {
  args: {
    title: 'Open returns for money (3)',
    returns: [
      { ...aReturn, receiver: 'Nguyễn Phước Bảo Linh', phone: '0901234567' },
      { ...aReturn, _id: '2', status: 'approved', sendBy: '2026-12-06T03:12:00.000Z' },
      { ...aReturn, _id: '3', status: 'received' },
    ],
    staff: { onApprove: fn(), onReceive: fn(), onRefuse: fn(), onSettle: fn() },
    onOpen: fn(),
  },
};
export const ForStaffOnAPhone: Story = { ...ForStaff, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

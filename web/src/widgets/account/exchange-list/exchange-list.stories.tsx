import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { exchange } from '../../../testing/story-data';
import { ExchangeList } from './exchange-list';

const meta = {
  title: 'Account/Exchange list',
  component: ExchangeList,
  args: { title: 'Exchange of size', exchanges: [exchange] },
} satisfies Meta<typeof ExchangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Approved: Story = { args: { exchanges: [{ ...exchange, status: 'approved' }] } };
export const Received: Story = { args: { exchanges: [{ ...exchange, status: 'received' }] } };
export const Refused: Story = { args: { exchanges: [{ ...exchange, status: 'refused' }] } };
export const RefusedWithAReason: Story = {
  args: {
    exchanges: [
      {
        ...exchange,
        status: 'refused',
        reason: 'Đế giày đã mòn và mặt giày có vết bẩn: cửa hàng chỉ đổi được đôi chưa mang ra ngoài.',
      },
    ],
  },
};
export const Withdrawn: Story = { args: { exchanges: [{ ...exchange, status: 'withdrawn' }] } };
export const Expired: Story = { args: { exchanges: [{ ...exchange, status: 'expired' }] } };
export const ForItsCustomer: Story = {
  args: { exchanges: [exchange, { ...exchange, _id: '2', status: 'withdrawn' }], onWithdraw: fn() },
};
export const ForStaff: Story = {
  args: {
    title: 'Open exchanges of size (2)',
    exchanges: [
      { ...exchange, receiver: 'Nguyễn Phước Bảo Linh', phone: '0901234567' },
      { ...exchange, _id: '2', status: 'approved', receiver: 'Trần Thị Ngọc Ánh', phone: '0912345678' },
    ],
    staff: { onMove: fn(), onRefuse: fn() },
    onOpen: fn(),
  },
};
export const InAnOrdersDialog: Story = {
  args: {
    exchanges: [
      { ...exchange, status: 'received' },
      { ...exchange, _id: '2' },
    ],
    staff: { onMove: fn(), onRefuse: fn() },
  },
};
export const OfSeveralPages: Story = {
  args: {
    ...ForStaff.args,
    title: 'Open exchanges of size (12)',
    paging: { page: 2, pages: 3, onChange: fn() },
  },
};
export const Busy: Story = { args: { ...ForStaff.args, isBusy: true } };
export const Failed: Story = {
  args: { ...ForStaff.args, failure: 'This exchange is expired: nothing is left to do.' },
};
export const OnAPhone: Story = { args: ForStaff.args, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { args: ForStaff.args, globals: { mode: 'dark' } };

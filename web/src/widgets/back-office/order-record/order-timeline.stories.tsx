import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '../../../testing/story-data';
import { OrderTimeline } from './order-timeline';

const meta = {
  title: 'Back-office/Order timeline',
  component: OrderTimeline,
  args: {
    changes: [
      {
        by: 'customer',
        actor: 'Công Tằng Tôn Nữ Huyền Trân Nguyễn Phước Bảo Linh',
        from: 'cart',
        to: 'pending',
        createdAt: order.placedAt,
      },
      { by: 'staff', from: 'pending', to: 'canceled', createdAt: '2026-11-21T04:00:00.000Z' },
      { by: 'staff', from: 'canceled', to: 'deleted', createdAt: '2026-11-21T05:00:00.000Z' },
    ],
  },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNotes: Story = {
  args: {
    notes: [
      {
        _id: '1',
        actor: 'Trần Thị Ngọc Ánh',
        text: 'Khách nhờ giao sau 18 giờ, gọi trước 15 phút; nhà trong hẻm nhỏ sau chùa Ngọc Hoàng.',
        createdAt: '2026-11-21T03:30:00.000Z',
      },
      { _id: '2', text: 'x'.repeat(120), createdAt: '2026-11-21T04:30:00.000Z' },
    ],
  },
};
export const Exchanged: Story = {
  args: {
    changes: [
      { by: 'customer', from: 'completed', to: 'requested', createdAt: '2026-11-22T04:00:00.000Z' },
      { by: 'staff', from: 'requested', to: 'received', createdAt: '2026-11-23T04:00:00.000Z' },
    ],
  },
};
export const Withdrawn: Story = {
  args: {
    changes: [
      { by: 'customer', from: 'completed', to: 'requested', createdAt: '2026-11-22T04:00:00.000Z' },
      { by: 'customer', from: 'requested', to: 'withdrawn', createdAt: '2026-11-23T04:00:00.000Z' },
    ],
  },
};
export const PaidOtherwise: Story = {
  args: {
    changes: [
      ...meta.args.changes.slice(0, 1),
      {
        ...{ by: 'customer', from: 'pending', to: 'pending', reason: 'payment-eWallet' },
        createdAt: '2026-11-21T04:00:00.000Z',
      },
    ],
  },
};
export const Packed: Story = {
  args: {
    changes: [
      ...meta.args.changes.slice(0, 1),
      {
        ...{ by: 'staff', from: 'pending', to: 'pending', reason: 'packed' },
        createdAt: '2026-11-21T04:00:00.000Z',
      },
      {
        ...{ by: 'staff', from: 'pending', to: 'pending', reason: 'not-packed' },
        createdAt: '2026-11-21T04:01:00.000Z',
      },
    ],
  },
};
export const JustPlaced: Story = { args: { changes: meta.args.changes.slice(0, 1) } };

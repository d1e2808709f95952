import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '../../testing/story-data';
import { OrderHistory } from './order-history';

const meta = {
  title: 'Back-office/Order history',
  component: OrderHistory,
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
} satisfies Meta<typeof OrderHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
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
export const JustPlaced: Story = { args: { changes: meta.args.changes.slice(0, 1) } };

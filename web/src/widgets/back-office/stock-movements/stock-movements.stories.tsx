import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '../../../testing/story-data';
import { StockMovements, type Movement } from './stock-movements';

const movement: Movement = {
  _id: '1',
  color: 'đỏ cam',
  size: '42',
  change: 5,
  reason: 'opening',
  orderId: null,
  createdAt: '2026-11-20T03:10:00.000Z',
};

const meta = {
  title: 'Back-office/Stock movements',
  component: StockMovements,
  args: {
    movements: [
      { ...movement, _id: '5', change: -1, reason: 'correction', actor: 'Trần Quản Lý' },
      { ...movement, _id: '4', change: 12, reason: 'edit', actor: 'Trần Quản Lý' },
      { ...movement, _id: '3', change: 1, reason: 'cancellation', orderId: order._id },
      { ...movement, _id: '2', change: -1, reason: 'sale', orderId: order._id, actor: 'Nguyễn Bảo Linh' },
      movement,
    ],
  },
} satisfies Meta<typeof StockMovements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

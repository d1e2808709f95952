import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { customer, order } from '../../../testing/story-data';
import { CustomerRecord } from './customer-record';

const meta = {
  title: 'Back-office/Customer record',
  component: CustomerRecord,
  args: {
    customer,
    orders: [
      { orderId: order._id, status: 'pending', placedAt: order.placedAt, total: order.total },
      { orderId: `5${order._id.slice(1)}`, status: 'completed' },
    ],
    onOpenOrder: fn(),
  },
} satisfies Meta<typeof CustomerRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
export const WithoutOrders: Story = {
  args: { customer: { ...customer, isActive: false }, orders: [] },
};

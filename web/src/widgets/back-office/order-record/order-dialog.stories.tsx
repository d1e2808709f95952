import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { order } from '../../../testing/story-data';
import { opensFromButton } from '../../../testing/opens-from-button';
import { OrderDialog, type OrderDialogProps } from './order-dialog';

const record = {
  order,
  failure: null,
  history: [
    {
      by: 'customer',
      actor: 'Nguyễn Phước Bảo Linh',
      from: 'cart',
      to: 'pending',
      createdAt: order.placedAt,
    },
    {
      by: 'staff',
      actor: 'Trần Thị Ngọc Ánh',
      from: 'pending',
      to: 'canceled',
      createdAt: '2026-11-21T04:00:00.000Z',
    },
    { by: 'staff', from: 'canceled', to: 'deleted', createdAt: '2026-11-21T05:00:00.000Z' },
  ],
  historyFailure: '',
  onRetry: fn(),
} satisfies OrderDialogProps['record'];

const meta = {
  title: 'Back-office/Order dialog',
  component: OrderDialog,
  tags: ['!autodocs'],
  decorators: [opensFromButton],
  args: {
    open: true,
    onClose: fn(),
    id: order._id,
    record,
  },
} satisfies Meta<typeof OrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['autodocs'] };
export const Loading: Story = { args: { record: { ...record, order: undefined, history: undefined } } };
export const HistoryFailed: Story = {
  args: { record: { ...record, history: undefined, historyFailure: 'The shop cannot be reached.' } },
};
export const Failed = {
  args: {
    record: {
      ...record,
      order: undefined,
      failure: { isGone: false, message: 'The shop cannot be reached.' },
    },
  },
} satisfies Story;
export const Gone: Story = {
  args: { record: { ...record, order: undefined, failure: { isGone: true, message: '' } } },
};

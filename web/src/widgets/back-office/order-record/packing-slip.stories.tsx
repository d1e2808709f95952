import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '../../../testing/story-data';
import { PackingSlip } from './packing-slip';

const meta = {
  title: 'Back-office/Packing slip',
  component: PackingSlip,
  args: { order },
} satisfies Meta<typeof PackingSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PaidByTransfer: Story = {
  args: {
    order: {
      ...{ ...order, payment: 'QR', items: order.items.slice(0, 1) },
      ...{ paymentState: 'paid', paidAmount: order.total },
    },
  },
};
export const NotPaidYet: Story = { args: { order: { ...order, payment: 'QR' } } };
/** Cash that was partly paid before: only the rest is collected. */
export const PartlyPaid: Story = {
  args: { order: { ...order, paymentState: 'partly-paid', paidAmount: 148000 } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../ui';
import { longLine, order } from '../../../testing/story-data';
import { OrderRecord } from './order-record';

const meta = {
  title: 'Back-office/Order record',
  component: OrderRecord,
  args: { order },
  argTypes: { history: { control: false }, actions: { control: false } },
} satisfies Meta<typeof OrderRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = { args: { order: { ...order, items: [longLine] } } };
export const NotPaidYet: Story = { args: { order: { ...order, payment: null } } };
export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="outline" size="tool">
        Print packing slip
      </Button>
    ),
  },
};

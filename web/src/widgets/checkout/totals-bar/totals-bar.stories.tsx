import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StatusButton } from '../../../ui';
import { TotalsBar } from './totals-bar';

const meta = {
  title: 'Checkout/Totals bar',
  component: TotalsBar,
  parameters: { layout: 'fullscreen' },
  args: {
    total: 10148000,
    action: (
      <StatusButton status="idle" size="lg" wide>
        Checkout
      </StatusButton>
    ),
  },
} satisfies Meta<typeof TotalsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotYet: Story = {
  tags: ['promised'],
  args: {
    missing: { text: 'Still missing: address, payment method.', onShow: fn() },
    action: (
      <StatusButton status="idle" size="lg" wide disabled>
        Checkout
      </StatusButton>
    ),
  },
};
export const Refused: Story = {
  args: { message: 'The prices have changed. Please look at the new total.' },
};
export const Sending: Story = {
  tags: ['promised'],
  args: {
    action: (
      <StatusButton status="loading" size="lg" wide>
        Checkout
      </StatusButton>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusButton } from '../../ui';
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
  args: {
    action: (
      <StatusButton status="idle" size="lg" wide disabled>
        Checkout
      </StatusButton>
    ),
  },
};
export const Sending: Story = {
  args: {
    action: (
      <StatusButton status="loading" size="lg" wide>
        Checkout
      </StatusButton>
    ),
  },
};

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
export const Refused: Story = {
  args: { message: 'The prices have changed. Please look at the new total.' },
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

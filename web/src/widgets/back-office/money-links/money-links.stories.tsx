import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyLinks } from './money-links';

const meta = {
  title: 'Back-office/Money links',
  component: MoneyLinks,
  args: {
    figures: {
      toCollect: { orders: 12, amount: 28_680_000 },
      toLookAt: 3,
      refundsDue: { orders: 2, amount: 4_980_000 },
      refundsPending: 1,
    },
    hrefs: { collect: '#collect', money: '#money', refunds: '#refunds', pending: '#pending' },
  },
} satisfies Meta<typeof MoneyLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  args: {
    figures: {
      toCollect: { orders: 0, amount: 0 },
      toLookAt: 1,
      refundsDue: { orders: 0, amount: 0 },
      refundsPending: 0,
    },
  },
};

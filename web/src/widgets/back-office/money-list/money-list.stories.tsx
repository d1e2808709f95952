import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { openMoney } from '../../../testing/story-data';
import { MoneyList } from './money-list';

const meta = {
  title: 'Back-office/Money list',
  component: MoneyList,
  args: { payments: [openMoney], onMatch: fn(), onSettle: fn(), onOpen: fn() },
} satisfies Meta<typeof MoneyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NamedInTheText: Story = {
  args: { payments: [{ ...openMoney, suggestions: [{ ...openMoney.suggestions[0]!, by: 'memo' }] }] },
};
export const WithoutASuggestion: Story = { args: { payments: [{ ...openMoney, suggestions: [] }] } };
export const OfAnOrder: Story = {
  args: {
    payments: (['more', 'twice', 'late', 'canceled', 'suspicious'] as const).map((verdict) => ({
      ...openMoney,
      ...{ _id: verdict, verdict, orderId: 'f'.repeat(24), suggestions: [] },
    })),
  },
};
export const InAnotherCurrency: Story = {
  args: { payments: [{ ...openMoney, currency: 'USD', amount: 120, verdict: 'currency', suggestions: [] }] },
};
export const Settled: Story = {
  args: {
    payments: [
      {
        ...openMoney,
        ...{ state: 'settled', suggestions: [], settledAt: '2026-11-21T03:00:00.000Z' },
        note: 'Khách chuyển nhầm, đã gọi và chuyển trả qua Vietcombank',
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    payments: [
      {
        ...openMoney,
        memo: 'MBVCB.5123456789.NGUYENPHUOCBAOLINHCHUYENTIENMUAGIAYTHETHAOCHONGNUOCPHIENBANMUAMUA.CT tu 0123456789',
      },
    ],
  },
};

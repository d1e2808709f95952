import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToDoLinks } from './to-do-links';

const meta = {
  title: 'Back-office/To do links',
  component: ToDoLinks,
  args: {
    toDo: {
      ...{ ordersToConfirm: 14, newestOrderAt: '2026-11-20T03:20:00.000Z' },
      ...{ ordersToPack: 8, ordersToHandOver: 6 },
      ...{ ordersToCollect: 12, paymentsToLookAt: 3, refundsDue: 2, exchangesOpen: 4, returnsOpen: 1 },
      ...{ invoicesDue: 1280, mailsFailing: 1, sizesRunningOut: 7 },
    },
    hrefs: {
      ...{ ordersToConfirm: '#confirm', ordersToPack: '#pack', ordersToHandOver: '#hand-over' },
      ...{ ordersToCollect: '#collect' },
      ...{
        paymentsToLookAt: '#money',
        refundsDue: '#refunds',
        exchangesOpen: '#exchanges',
        returnsOpen: '#returns',
      },
      ...{ invoicesDue: '#invoices', mailsFailing: '#mails', sizesRunningOut: '#sizes' },
    },
  },
} satisfies Meta<typeof ToDoLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = {
  ...{ ordersToConfirm: 0, newestOrderAt: null, ordersToPack: 0, ordersToHandOver: 0, ordersToCollect: 0 },
  ...{ paymentsToLookAt: 0, refundsDue: 0, exchangesOpen: 0, returnsOpen: 0, invoicesDue: 0 },
  ...{ mailsFailing: null, sizesRunningOut: 0 },
};

export const Default: Story = {};
export const Few: Story = { args: { toDo: { ...nothing, ordersToConfirm: 2, exchangesOpen: 1 } } };
export const Nothing: Story = { args: { toDo: nothing } };

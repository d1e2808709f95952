import type { Meta, StoryObj } from '@storybook/react-vite';
import { buyer, order } from '../../../testing/story-data';
import { OrderFacts } from './order-facts';

const meta = {
  title: 'Account/Order facts',
  component: OrderFacts,
  args: { order },
} satisfies Meta<typeof OrderFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A company's invoice, which was issued. */
export const WithInvoice: Story = {
  args: {
    order: {
      ...order,
      invoiceBuyer: buyer,
      invoiceNumber: '1C26TBL-1042',
      invoiceUrl: 'https://invoice.example/1042',
    },
  },
};
export const OnAPhone: Story = { ...WithInvoice, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...WithInvoice, globals: { mode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SectionTitle } from '../../../ui';
import { cartLine, order, products } from '../../../testing/story-data';
import { OrderRow } from './order-row';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...cartLine, image: products[index % 5]?.adImage ?? '' }));

const meta = {
  title: 'Account/Order row',
  component: OrderRow,
  args: { order, onOpen: fn() },
  render: (args) => (
    <ul>
      <OrderRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof OrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FourItems: Story = { tags: ['promised'], args: { order: { ...order, items: images(4) } } };
export const FiveItems: Story = { args: { order: { ...order, items: images(5) } } };
export const History: Story = {
  tags: ['promised'],
  render: ({ onOpen }) => (
    <section>
      <SectionTitle size="xs">Order history</SectionTitle>
      <ul>
        {(['pending', 'delivering', 'completed', 'canceled'] as const).map((status, index) => (
          <OrderRow
            key={status}
            order={{ ...order, _id: `${index}${order._id.slice(1)}`, status, items: images(index * 2 + 1) }}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  ),
};
/** How far orders are paid that are not paid at the door. */
export const Payments: Story = {
  render: ({ onOpen }) => (
    <ul>
      {(['unpaid', 'partly-paid', 'paid', 'refund-due', 'refunded'] as const).map((paymentState, index) => (
        <OrderRow
          key={paymentState}
          order={{
            ...order,
            _id: `${index}${order._id.slice(1)}`,
            payment: 'QR',
            paymentState,
            status: index > 2 ? 'canceled' : 'pending',
            paidAmount: index * 3_000_000,
          }}
          onOpen={onOpen}
        />
      ))}
    </ul>
  ),
};
export const PaymentsOnAPhone: Story = { ...Payments, globals: { viewport: { value: 'phone' } } };
export const OnAPhone: Story = { ...History, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DataList } from '../../ui';
import { cartLine, order, products } from '../../testing/story-data';
import { AdminOrderRow, ORDER_COLUMNS, ORDER_STACK } from './admin-order-row';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...cartLine, image: products[index % 5]?.adImage ?? '' }));

const meta = {
  title: 'Back-office/Order row',
  component: AdminOrderRow,
  args: { order, draft: null, onDraft: fn(), onSave: fn(), onDetails: fn(), onDelete: fn() },
  render: (args) => (
    <DataList
      label="Orders"
      columns={ORDER_COLUMNS}
      stacked={ORDER_STACK}
      state="ready"
      empty={{ title: 'No orders yet.' }}
    >
      {[<AdminOrderRow key="row" {...args} />]}
    </DataList>
  ),
} satisfies Meta<typeof AdminOrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FourItems: Story = { args: { order: { ...order, items: images(4) } } };
export const FiveItems: Story = { args: { order: { ...order, items: images(5) } } };
export const Edited: Story = { args: { draft: 'delivering' } };
/** What a change does to the stock is said before it is saved (rule O4). */
export const Canceling: Story = { args: { draft: 'canceled' } };
export const Reviving: Story = { args: { order: { ...order, status: 'canceled' }, draft: 'pending' } };
export const Saving: Story = { args: { draft: 'delivering', saving: true } };
export const Refused: Story = {
  args: { draft: 'pending', error: 'Court Nova Low, đỏ cam, 42: only 0 left.' },
};
/** Only managers delete orders (rule O6). */
export const ForAnAdmin: Story = { args: { onDelete: undefined } };
export const OnAPhone: Story = { args: { draft: 'delivering' }, globals: { viewport: { value: 'phone' } } };

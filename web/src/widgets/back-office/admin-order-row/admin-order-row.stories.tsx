import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DataList } from '../../../ui';
import { cartLine, order, products } from '../../../testing/story-data';
import { AdminOrderRow, ORDER_TABLE } from './admin-order-row';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...cartLine, image: products[index % 5]?.adImage ?? '' }));

const meta = {
  title: 'Back-office/Admin order row',
  component: AdminOrderRow,
  args: { order, draft: null, onDraft: fn(), onSave: fn(), onDetails: fn(), onDelete: fn() },
  render: (args) => (
    <DataList label="Orders" {...ORDER_TABLE} state="ready" empty={{ title: 'No orders yet.' }}>
      {[<AdminOrderRow key="row" {...args} />]}
    </DataList>
  ),
} satisfies Meta<typeof AdminOrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FourItems: Story = { tags: ['promised'], args: { order: { ...order, items: images(4) } } };
export const FiveItems: Story = { tags: ['promised'], args: { order: { ...order, items: images(5) } } };
export const Selected: Story = { args: { selection: { isSelected: true, onToggle: fn() } } };
export const Edited: Story = { tags: ['promised'], args: { draft: 'delivering' } };
/** Only managers delete orders (rule O6). */
export const ForAnAdmin: Story = { args: { onDelete: undefined } };
export const OnAPhone: Story = { args: { draft: 'delivering' }, globals: { viewport: { value: 'phone' } } };

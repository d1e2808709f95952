import type { Meta, StoryObj } from '@storybook/react-vite';
import { courtNova, longName, soldOut } from '../../../testing/story-data';
import { ProductCard, ProductCardSkeleton } from './product-card';

const meta = {
  title: 'Catalogue/Product card',
  component: ProductCard,
  args: { product: courtNova, href: '?active=productDetail&product=court-nova-low', sizes: '420px' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
/** A shopper whose size is sold out. */
export const NotInMySize: Story = { args: { mySize: '45' } };
/** Searched for in white. */
export const InAColor: Story = { args: { asked: ['trắng ngà'] } };
export const SoldOut: Story = { tags: ['promised'], args: { product: soldOut } };
export const LongName: Story = { args: { product: longName } };
export const OnAPhone: Story = {
  args: { product: longName },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
};
export const Loading: Story = { render: () => <ProductCardSkeleton /> };

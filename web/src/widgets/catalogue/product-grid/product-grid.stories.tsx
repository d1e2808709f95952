import type { Meta, StoryObj } from '@storybook/react-vite';
import { products } from '../../../testing/story-data';
import { ProductGrid } from './product-grid';

const meta = {
  title: 'Catalogue/Product grid',
  component: ProductGrid,
  args: { products, hrefOf: (product: { _id: string }) => `?product=${product._id}` },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { products: undefined } };

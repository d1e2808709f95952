import type { Meta, StoryObj } from '@storybook/react-vite';
import { products } from '../../../testing/story-data';
import { ProductSlider } from './product-slider';

const meta = {
  title: 'Catalogue/Product slider',
  component: ProductSlider,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Nike',
    products,
    hrefOf: (product: { _id: string }) => `?product=${product._id}`,
    allHref: '/product?brand=nike',
    total: 13,
  },
} satisfies Meta<typeof ProductSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
export const ThreeProducts: Story = { tags: ['promised'], args: { products: products.slice(0, 3) } };
export const Loading: Story = { args: { products: undefined, total: undefined } };
/** A brand without products: its title leads nowhere. */
export const Empty: Story = { args: { products: [], allHref: undefined } };

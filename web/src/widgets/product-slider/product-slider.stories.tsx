import type { Meta, StoryObj } from '@storybook/react-vite';
import { products } from '../../testing/story-data';
import { ProductSlider } from './product-slider';

const meta = {
  title: 'Catalogue/Slider',
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

export const Default: Story = {};
export const ThreeProducts: Story = { args: { products: products.slice(0, 3) } };
export const Loading: Story = { args: { products: undefined, total: undefined } };
/** A brand without products: its title leads nowhere. */
export const Empty: Story = { args: { products: [], allHref: undefined } };

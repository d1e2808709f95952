import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionTitle } from '../../../ui';
import { products } from '../../../testing/story-data';
import { TopSellers } from './top-sellers';

const SOLD = [1412, 365, 298, 241, 1];
const sellers = products.slice(0, 5).map((product, index) => ({
  _id: product._id,
  name: product.name,
  slug: product.slug,
  image: product.adImage,
  quantitySold: SOLD[index] ?? 1,
}));

const meta = {
  title: 'Back-office/Top sellers',
  component: TopSellers,
  args: { sellers, titleId: 'top-seller' },
  render: (args) => (
    <section>
      <SectionTitle id="top-seller" size="xs">
        Top Seller
      </SectionTitle>
      <TopSellers {...args} />
    </section>
  ),
} satisfies Meta<typeof TopSellers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
export const TwoOnly: Story = { args: { sellers: sellers.slice(0, 2) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

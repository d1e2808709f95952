import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SectionTitle } from '../../../ui';
import { products } from '../../../testing/story-data';
import { SizesRunningOut } from './sizes-running-out';

const shoes = products.map(({ _id, slug, name, adImage }, index) => ({
  ...{ _id, slug, name, sold: 9, daysLeft: 2 * index },
  color: ['đỏ cam', 'trắng ngà', 'đen', 'xanh cổ vịt', 'xám tro'][index] ?? 'đen',
  image: adImage,
  quantity: index,
  waiting: index === 3 ? 4 : 0,
}));
const sizes = (['nike', 'new balance', 'vans', 'puma', 'adidas', 'balenciaga'] as const).flatMap(
  (brand, index) => [
    {
      ...{ brand, size: String(39 + index), quantity: index, sold: 9 + index, daysLeft: 2 * index },
      waiting: index === 0 ? 4 : 0,
      ...{
        shoeCount: index === 0 ? 7 : 1,
        shoes: index === 0 ? shoes : shoes.slice(index % 4, (index % 4) + 1),
      },
    },
    {
      brand,
      size: `${40 + index}.5`,
      quantity: 11,
      sold: 14,
      daysLeft: 23,
      waiting: 0,
      shoeCount: 2,
      shoes: shoes.slice(0, 2),
    },
  ],
);

const meta = {
  title: 'Back-office/Sizes running out',
  component: SizesRunningOut,
  args: {
    titleId: 'running-out',
    days: 30,
    sizes: sizes.slice(0, 5),
    hrefOf: ({ name }) => `/admin?section=product&search=${encodeURIComponent(name)}`,
  },
  render: (args) => (
    <section>
      <SectionTitle id="running-out" size="xs">
        Sizes running out
      </SectionTitle>
      <SizesRunningOut {...args} />
    </section>
  ),
} satisfies Meta<typeof SizesRunningOut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The most urgent ones first, and all of them on request. */
export const Many: Story = {
  args: { sizes },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
export const Empty: Story = { args: { sizes: [] } };
export const Loading: Story = { args: { sizes: undefined } };
export const Failed: Story = {
  args: { sizes: undefined, failure: { message: 'The shop is being restarted.', onRetry: fn() } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

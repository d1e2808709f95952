import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockShop, restedBanner, SHOE, ShopAt } from './mock-shop';

/** The shop's own dialog of a product, with all that surrounds `Product detail` in it. */
const meta = {
  title: 'Product/Product modal',
  component: ShopAt,
  args: { address: `/about?active=productDetail&product=${SHOE.slug}` },
  parameters: { layout: 'fullscreen' },
  afterEach: restedBanner,
  tags: ['!autodocs'],
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: SHOE.name }));

/** The chosen size stays in another colour that has it. */
export const Default: Story = {
  beforeEach: mockShop('client'),
  play: async () => {
    const modal = await dialog();
    await userEvent.click(await modal.findByRole('radio', { name: '42' }));
    await userEvent.click(modal.getByRole('radio', { name: 'ivory' }));
    await waitFor(() => expect(modal.getByRole('radio', { name: '42' })).toBeChecked());
  },
};
export const Visitor: Story = {
  beforeEach: mockShop('visitor'),
  play: async () =>
    expect(await (await dialog()).findByRole('button', { name: 'Sign in to shopping' })).toBeVisible(),
};

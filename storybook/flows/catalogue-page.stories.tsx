import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { mockShop, restedBanner, ShopAt } from './mock-shop';

const meta = {
  title: 'Catalogue/All products',
  component: ShopAt,
  args: { address: '/product' },
  parameters: { layout: 'fullscreen' },
  afterEach: restedBanner,
  tags: ['!autodocs'],
  beforeEach: mockShop('visitor'),
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['promised'],
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'All products.' })).toBeVisible();
    await expect(await screen.findByText('Court Nova Low')).toBeVisible();
  },
};
/** The heading repeats the search, cut to 30 characters (rule F5); nothing matches. */
export const NothingFound: Story = {
  tags: ['promised'],
  args: {
    address:
      '/product?search=gi%C3%A0y%20ch%E1%BA%A1y%20b%E1%BB%99%20nam%20%C4%91%C6%B0%E1%BB%9Dng%20d%C3%A0i%20m%C3%B9a%20m%C6%B0a',
  },
  play: async () => {
    await expect(await screen.findByText(/^Search results for\./)).toBeVisible();
    await expect(await screen.findByText(/No shoe|Nothing/)).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { mockShop, restedBanner, ShopAt } from './mock-shop';

const meta = {
  title: 'Back-office/Not allowed',
  component: ShopAt,
  args: { address: '/admin' },
  parameters: { layout: 'fullscreen' },
  afterEach: restedBanner,
  tags: ['!autodocs'],
  beforeEach: mockShop('client'),
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A customer opens the back-office (rule R8). */
export const Default: Story = {
  tags: ['promised'],
  play: async () => {
    const notice = 'Only administrators have permission to access this page.';
    await expect(await screen.findByText(notice)).toBeVisible();
  },
};

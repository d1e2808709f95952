import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { mockShop, restedBanner, ShopAt } from './mock-shop';

const meta = {
  title: 'Account/Sign up',
  component: ShopAt,
  args: { address: '/sign-up' },
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
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
  },
};
/** Each field shows its message when it loses the focus (rule A28). */
export const Wrong: Story = {
  tags: ['promised'],
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'linh@shop');
    await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '12345');
    await userEvent.tab();
    await expect(await screen.findByText('Enter valid Email.')).toBeVisible();
    await expect(await screen.findByText('Enter valid Phone Number.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { playedShop, restedBanner, ShopAt } from './played-shop';

const meta = {
  title: 'Account/Sign up',
  component: ShopAt,
  args: { address: '/sign-up' },
  parameters: { layout: 'fullscreen' },
  afterEach: restedBanner,
  tags: ['!autodocs'],
  beforeEach: playedShop('visitor'),
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
  },
};
/** Each field says what is wrong with it as soon as it is left (specification §5). */
export const Wrong: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'linh@shop');
    await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '12345');
    await userEvent.tab();
    await expect(await screen.findByText('Enter valid Email.')).toBeVisible();
    await expect(await screen.findByText('Enter valid Phone Number.')).toBeVisible();
  },
};

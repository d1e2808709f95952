import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { mockShop, restedBanner, ShopAt } from './mock-shop';

const meta = {
  title: 'Account/Sign in',
  component: ShopAt,
  args: { address: '/sign-in' },
  parameters: { layout: 'fullscreen' },
  afterEach: restedBanner,
  tags: ['!autodocs'],
  beforeEach: mockShop('visitor'),
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const identity = () => screen.findByRole('textbox', { name: 'Email or Phone Number' });

export const Default: Story = {
  tags: ['promised'],
  play: async () => {
    await expect(await identity()).toBeVisible();
    await expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  },
};
/** Enter or the arrow shows the second step (rule A20). */
export const PasswordStep: Story = {
  tags: ['promised'],
  play: async () => {
    await userEvent.type(await identity(), '0903417268{Enter}');
    await expect(await screen.findByLabelText('Password')).toBeVisible();
  },
};
/** The server's message below the form, with an icon and a shake (rule A21). */
export const Failed: Story = {
  tags: ['promised'],
  play: async (context) => {
    await PasswordStep.play?.(context);
    await userEvent.type(screen.getByLabelText('Password'), 'Sneaker#2025{Enter}');
    await waitFor(() => expect(screen.getByText('Login failed')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answer } from '../../web/src/testing/api-mock';
import { CART_ID } from '../../web/src/testing/test-data';
import { longLine } from '../../web/src/testing/story-data';
import { line, mockShop, restedBanner, SHOE, ShopAt } from './mock-shop';

/** The shop's own cart, beside the page it was opened on. */
const meta = {
  title: 'Cart/Cart drawer',
  component: ShopAt,
  args: { address: '/about?active=cart' },
  parameters: { layout: 'fullscreen' },
  afterEach: restedBanner,
  tags: ['!autodocs'],
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Cart' }));

export const Default: Story = {
  tags: ['promised'],
  beforeEach: mockShop('client', [line(SHOE), longLine]),
  play: async () => {
    const cart = await drawer();
    await expect(await cart.findByText(SHOE.name)).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  },
};
export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Visitor: Story = {
  tags: ['promised'],
  beforeEach: mockShop('visitor'),
  play: async () => expect(await (await drawer()).findByText('Sign In for Shopping.')).toBeVisible(),
};
export const Empty: Story = {
  tags: ['promised'],
  beforeEach: mockShop('client'),
  play: async () => expect(await (await drawer()).findByText('Your cart is empty')).toBeVisible(),
};
export const Loading: Story = {
  tags: ['promised'],
  beforeEach: mockShop(
    'client',
    [],
    [answer('getOrder', { id: CART_ID }, () => new Promise(() => undefined))],
  ),
  play: async () => expect(await (await drawer()).findByText('Loading the cart')).toBeInTheDocument(),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { courtNova } from '../../web/src/testing/story-data';
import { line, mockShop, restedBanner, SHOE, ShopAt } from './mock-shop';

/** Tasks across several components, in the whole app with a mocked API. */
const meta = {
  title: 'Flows/Journeys',
  component: ShopAt,
  parameters: { layout: 'fullscreen' },
  afterEach: restedBanner,
  tags: ['!autodocs'],
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Idle, loading, a tick, and the pair is in the cart (rule T6). */
export const AddToCart: Story = {
  args: { address: `/about?active=productDetail&product=${courtNova.slug}` },
  beforeEach: mockShop('client'),
  play: async () => {
    const modal = within(await screen.findByRole('dialog', { name: courtNova.name }));
    const button = await modal.findByRole('button', { name: 'Add to cart' });
    await expect(button).toBeDisabled();
    await userEvent.click(modal.getByRole('radio', { name: '42' }));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-status', 'success'));
    await waitFor(() => expect(button).toHaveAttribute('data-status', 'idle'));
    await userEvent.click(modal.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Cart/ }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await expect(await cart.findByText(courtNova.name)).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  },
};

/** The customer chooses a payment, places the order, and sees it in the profile (rules C1 and C3). */
export const Checkout: Story = {
  args: { address: '/checkout' },
  beforeEach: mockShop('client', [line(SHOE)]),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Checkout' });
    await expect(button).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'COD' }));
    await userEvent.click(button);
    await expect(await screen.findByRole('heading', { name: 'Order history' })).toBeVisible();
    await expect(await screen.findByText('pending')).toBeVisible();
  },
};

/** A manager adds seven pairs of a size; the list shows them. */
export const ProductForm: Story = {
  args: { address: '/admin?section=product' },
  beforeEach: mockShop('manager'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Product' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Size' }), '45');
    await userEvent.type(form.getByRole('textbox', { name: 'Quantity' }), '7{Enter}');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const stock = new RegExp(`${courtNova.stock + 7}.*stock movements`);
    await expect(await screen.findByRole('button', { name: stock })).toBeVisible();
  },
};

/** A press shows the next status, the tick saves it, and it can be undone (rule O8). */
export const StatusChange: Story = {
  args: { address: '/admin?section=order' },
  beforeEach: mockShop('manager'),
  play: async () => {
    const value = await screen.findByRole('button', { name: 'pending' });
    await userEvent.click(value);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('button', { name: 'delivering' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('button', { name: 'pending' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  },
};

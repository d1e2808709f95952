import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cartLine, longLine } from '../../../testing/story-data';
import { CartLine, GoneLine } from './cart-line';

const meta = {
  title: 'Cart/Cart line',
  component: CartLine,
  args: { line: cartLine, href: '/product/court-nova-low', onIncrease: fn(), onDecrease: fn() },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 448 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await expect(args.onIncrease).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }));
    await expect(args.onDecrease).toHaveBeenCalledTimes(1);
  },
};
export const LongName: Story = { args: { line: longLine } };
/** All pairs that are left: what one costs, and why there are no more. */
export const LastPair: Story = { tags: ['promised'], args: { line: { ...cartLine, quantity: 5 } } };
export const TooMany: Story = { args: { line: { ...cartLine, quantity: 3, available: 1 } } };
export const Gone: Story = { args: { line: { ...cartLine, available: 0 } } };
/** The shop has stopped selling it, so it has left the cart. */
export const NoLongerSold: Story = {
  args: { line: longLine },
  render: ({ line, onDecrease }) => <GoneLine line={line} onRemove={onDecrease} />,
};
export const Failed: Story = {
  tags: ['promised'],
  args: { message: 'The cart could not be changed. Try again.' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink, Drawer, EmptyState, Spinner } from '../../ui';
import { CartLine } from '../cart-line/cart-line';
import { cartLine, longLine } from '../../testing/story-data';
import { CartSummary } from './cart-summary';

const idle = () => undefined;

const meta = {
  title: 'Cart/Cart drawer',
  component: CartSummary,
  parameters: { layout: 'fullscreen' },
  args: { subtotal: 10148000, look: 'drawer' },
  render: (args) => (
    <Drawer
      open
      title="Cart"
      onClose={idle}
      footer={
        <CartSummary
          {...args}
          action={
            <ButtonLink href="/checkout" size="lg" wide>
              Checkout
            </ButtonLink>
          }
        />
      }
    >
      <ul>
        <CartLine line={cartLine} onIncrease={idle} onDecrease={idle} />
        <CartLine line={longLine} onIncrease={idle} onDecrease={idle} />
      </ul>
    </Drawer>
  ),
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Visitor: Story = {
  render: () => (
    <Drawer open title="Cart" onClose={idle}>
      <EmptyState
        centred
        title="Sign In for Shopping."
        action={<ButtonLink href="/sign-in">Sign In</ButtonLink>}
      />
    </Drawer>
  ),
};
export const Empty: Story = {
  render: () => (
    <Drawer open title="Cart" onClose={idle}>
      <EmptyState centred title="Your cart is empty" action={<Button disabled>Checkout</Button>} />
    </Drawer>
  ),
};
export const Loading: Story = {
  render: () => (
    <Drawer open title="Cart" onClose={idle}>
      <Spinner size="lg" label="Loading your cart" />
    </Drawer>
  ),
};
/** Below the checkout's lines, without a total, which the bar at the bottom shows. */
export const OnTheCheckoutPage: Story = {
  parameters: { layout: 'padded' },
  render: () => <CartSummary subtotal={10148000} look="page" />,
};

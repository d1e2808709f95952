import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../ui';
import { CartSummary } from './cart-summary';

const meta = {
  title: 'Cart/Cart summary',
  component: CartSummary,
  args: {
    subtotal: 10148000,
    look: 'drawer',
    action: (
      <ButtonLink href="/checkout" size="lg" wide>
        Checkout
      </ButtonLink>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the foot of the cart's drawer. */
export const Default: Story = {};
/** Below the checkout's lines, without a total, which the bar at the bottom shows. */
export const OnTheCheckoutPage: Story = { args: { look: 'page', action: undefined } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartLine, longLine } from '../../../testing/story-data';
import { OrderLines } from './order-line';

const meta = {
  title: 'Checkout/Order lines',
  component: OrderLines,
  args: { lines: [cartLine, longLine] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 798 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
export const Exchanged: Story = {
  args: {
    exchanges: [cartLine, longLine].map((line) => ({ ...line, newSize: '45', status: 'received' })),
  },
};
/** At checkout, when others bought the pairs meanwhile. */
export const TooFewLeft: Story = {
  args: {
    lines: [
      { ...cartLine, available: 0 },
      { ...longLine, available: 1 },
    ],
  },
};
export const OneLine: Story = { args: { lines: [cartLine] } };

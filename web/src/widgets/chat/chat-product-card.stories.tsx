import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatLongName, chatShoe, chatSoldOut } from '../../testing/chat-story-data';
import { ChatProductCard } from './chat-product-card';

const meta = {
  title: 'Chat/Chat product card',
  component: ChatProductCard,
  args: { product: chatShoe, href: '?active=productDetail&product=court-nova-low' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Lists each size: a range would promise the sizes in between. */
export const SeveralSizes: Story = {
  args: {
    product: {
      ...chatShoe,
      sizes: ['38', '39', '40', '42.5', '44'].map((size) => ({ size, left: size === '39' ? 0 : 3 })),
    },
  },
};
export const SoldOut: Story = { args: { product: chatSoldOut } };
export const LongName: Story = { args: { product: chatLongName } };

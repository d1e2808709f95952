import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  answer,
  chatSoldOut,
  failure,
  greeting,
  longAnswer,
  longQuestion,
  question,
} from '../../testing/chat-story-data';
import { ChatMessage } from './chat-message';

const SOLD_OUT = 'Dạ mẫu Phố Đêm 24 (Nike) màu đen size 42 vừa hết ạ, giá 2.690.000đ.';

const meta = {
  title: 'Chat/Chat message',
  component: ChatMessage,
  args: {
    message: question,
    hrefOf: (product: { slug: string }) => `?active=productDetail&product=${product.slug}`,
    onSendAgain: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
export const Greeting: Story = { args: { message: greeting } };
export const Answer: Story = { tags: ['promised'], args: { message: answer } };
export const SoldOut: Story = {
  args: { message: { ...answer, text: SOLD_OUT, products: [chatSoldOut] } },
};
export const Failure: Story = { args: { message: failure } };
export const LongQuestion: Story = { args: { message: longQuestion } };
export const LongAnswer: Story = { args: { message: longAnswer } };
/** An answer about orders leads to the profile. */
export const NamesThePage: Story = {
  args: { message: { ...answer, text: 'Bạn xem đơn ở trang tài khoản (/profile) nhé.', products: [] } },
};
/** Text that looks like HTML is shown as text, whether the customer or the shop wrote it. */
export const MarkupIsText: Story = {
  args: { message: { ...answer, text: '<img src=x onerror=alert(1)> <b>đậm</b>', products: [] } },
};

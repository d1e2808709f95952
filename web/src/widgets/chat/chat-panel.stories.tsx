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
import { ChatPanel } from './chat-panel';

const meta = {
  title: 'Chat/Chat panel',
  component: ChatPanel,
  args: {
    messages: [greeting, question, answer],
    draft: '',
    onDraft: fn(),
    onSend: fn(),
    onSendAgain: fn(),
    onClose: fn(),
    hrefOf: (product) => `?active=productDetail&product=${product.slug}`,
  },
  render: (args) => <ChatPanel key={args.draft} {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
/** Shown for a moment before the greeting. */
export const Empty: Story = { args: { messages: [] } };
export const Greeting: Story = { tags: ['promised'], args: { messages: [greeting] } };
export const Typing: Story = { args: { messages: [greeting, { ...question, waiting: true }] } };
export const Failure: Story = { tags: ['promised'], args: { messages: [greeting, question, failure] } };
export const SoldOut: Story = {
  tags: ['promised'],
  args: {
    messages: [
      greeting,
      question,
      {
        ...answer,
        text: 'Dạ mẫu Phố Đêm 24 (Nike) màu đen size 42 vừa hết ạ, giá 2.690.000đ.\nBạn tham khảo thử mấy mẫu đang còn này nhé:\n1. Court Nova Low (Nike), 2.490.000đ: màu trắng ngà size 42 (7 đôi)',
        products: [chatSoldOut, ...answer.products!],
      },
    ],
  },
};
export const LongText: Story = { args: { messages: [greeting, longQuestion, longAnswer] } };
export const ThreeRows: Story = {
  tags: ['promised'],
  args: { draft: 'Nike Court Nova Low\nmàu trắng ngà\nsize 42\ncòn không?' },
};
export const TooLong: Story = { tags: ['promised'], args: { draft: 'giày '.repeat(250) } };
export const OnAPhone: Story = { tags: ['promised'], globals: { viewport: { value: 'phone' } } };
export const OnANarrowPhone: Story = {
  args: { messages: [greeting, longQuestion, longAnswer] },
  globals: { viewport: { value: 'narrow' } },
};

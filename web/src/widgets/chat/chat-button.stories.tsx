import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatButton } from './chat-button';

const meta = {
  title: 'Chat/Chat button',
  component: ChatButton,
  args: { onOpen: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 104 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
/** Beside what its corner holds; a press, the pointer and the focus find it there. */
export const AtTheEdge: Story = { args: { place: 'edge' } };
/** Out of the way; the focus brings it back. */
export const Away: Story = { args: { place: 'away' } };

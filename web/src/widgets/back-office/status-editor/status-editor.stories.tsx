import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { order } from '../../../testing/story-data';
import { StatusEditor } from './status-editor';

const meta = {
  title: 'Back-office/Status editor',
  component: StatusEditor,
  args: { order, draft: null, onDraft: fn(), onSave: fn() },
} satisfies Meta<typeof StatusEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['promised'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onDraft).toHaveBeenCalledWith('delivering');
  },
};
/** What a change does to the stock is said before it is saved (rule O4). */
export const Canceling: Story = { args: { draft: 'canceled' } };
export const Reviving: Story = { args: { order: { ...order, status: 'canceled' }, draft: 'pending' } };
export const Saving: Story = { args: { draft: 'delivering', saving: true } };
export const Refused: Story = {
  args: { draft: 'delivering', error: 'Court Nova Low, đỏ cam, 42: only 0 left.' },
};

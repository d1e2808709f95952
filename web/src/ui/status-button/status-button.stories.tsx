import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StatusButton } from './status-button';

const meta = {
  title: 'Base/Status button',
  component: StatusButton,
  args: { children: 'Add to cart', status: 'idle', size: 'lg', onClick: fn() },
} satisfies Meta<typeof StatusButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** While it loads it keeps the focus and ignores presses. */
export const Loading: Story = {
  tags: ['promised'],
  args: { status: 'loading' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const Success: Story = { tags: ['promised'], args: { status: 'success' } };
export const Failed: Story = {
  tags: ['promised'],
  args: { status: 'failed', failedLabel: 'failed', children: 'Save' },
};
export const Disabled: Story = { args: { disabled: true } };

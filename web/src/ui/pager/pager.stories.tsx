import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pager } from './pager';

const meta = {
  title: 'Base/Pager',
  component: Pager,
  args: { page: 2, pages: 3, onChange: fn() },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { tags: ['promised'], args: { page: 1 } };
export const Last: Story = { args: { page: 3 } };
/** One page, or an empty list: nothing to turn. */
export const Only: Story = { args: { page: 1, pages: 0 } };

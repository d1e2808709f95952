import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusDot } from './status-dot';

const meta = {
  title: 'Account/Status dot',
  component: StatusDot,
  args: { status: 'pending' },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
export const Delivering: Story = { tags: ['promised'], args: { status: 'delivering' } };
export const Completed: Story = { tags: ['promised'], args: { status: 'completed' } };
export const Canceled: Story = { tags: ['promised'], args: { status: 'canceled' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusDot } from './status-dot';

const meta = {
  title: 'Base/Status',
  component: StatusDot,
  args: { status: 'pending' },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Delivering: Story = { args: { status: 'delivering' } };
export const Completed: Story = { args: { status: 'completed' } };
export const Canceled: Story = { args: { status: 'canceled' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Trash2, X } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton } from './icon-button';

const meta = {
  title: 'Base/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: X, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { variant: 'outline' } };
export const Ink: Story = { args: { variant: 'ink' } };
export const Large: Story = {
  args: { size: 'lg', variant: 'outline', label: 'Favourite', icon: Heart, pressed: false },
};
export const Pressed: Story = { args: { ...Large.args, pressed: true } };
export const Disabled: Story = { args: { label: 'Delete', icon: Trash2, disabled: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button, ButtonLink } from './button';

const meta = {
  title: 'Base/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Add to cart', onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { variant: 'outline', children: 'Cancel' } };
/** Only for deleting. */
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
/** Grey, without a function (rule V13). */
export const Inert: Story = {
  tags: ['promised'],
  args: { variant: 'inert', 'aria-disabled': true, children: '0% interest installment payment' },
};
/** Dimmed: the person must choose something first. */
export const Disabled: Story = { args: { disabled: true } };
export const Large: Story = { args: { size: 'lg', wide: true } };
export const Small: Story = { args: { size: 'sm', children: 'Edit' } };
/** Next to a list of the back-office. */
export const Tool: Story = { args: { size: 'tool', icon: Plus, children: 'Add' } };
export const LongWords: Story = {
  args: { children: 'Xem tất cả giày chạy bộ đường dài đệm khí siêu nhẹ của thương hiệu này' },
};
export const AsALink: Story = { render: () => <ButtonLink href="/sign-in">Sign In</ButtonLink> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from './button';

const meta = {
  title: 'Base/Button',
  component: Button,
  args: { children: 'Add to cart' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { variant: 'outline', children: 'Cancel' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Inert: Story = {
  args: { variant: 'inert', disabled: true, children: '0% interest installment payment' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Large: Story = { args: { size: 'lg', wide: true } };
export const Small: Story = { args: { size: 'sm', children: 'Edit' } };
export const AsALink: Story = { render: () => <ButtonLink href="/sign-in">Sign In</ButtonLink> };

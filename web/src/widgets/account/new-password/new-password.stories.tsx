import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewPassword } from './new-password';

const meta = {
  title: 'Account/New password',
  component: NewPassword,
  args: { password: { label: 'Password' }, confirmPassword: { label: 'Confirm Password' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = {
  args: {
    password: { label: 'Password', defaultValue: 'sneaker', error: 'At least 8 characters.' },
    confirmPassword: {
      label: 'Confirm Password',
      defaultValue: 'sneakers',
      error: 'The passwords you entered does not match.',
    },
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { PasswordField, TextField } from './text-field';

const meta = {
  title: 'Base/Text field',
  component: TextField,
  subcomponents: { PasswordField },
  args: { label: 'Email', defaultValue: 'linh.nguyen@shop.test' },
  argTypes: { trailing: { control: false }, leading: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'you@example.com' } };
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Email'));
  },
};
export const Wrong: Story = { args: { defaultValue: 'linh.nguyen@shop', error: 'Enter valid Email.' } };
export const WithHint: Story = {
  args: { label: 'Phone', defaultValue: '', hint: '10 to 12 digits.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Address',
    defaultValue: 'Căn hộ B12.07, chung cư Hà Đô Centrosa, 200 Đường 3 Tháng 2, Phường 12, Quận 10',
  },
};
export const WithAnArrow: Story = {
  args: {
    label: 'Email or Phone Number',
    trailing: <IconButton label="Continue" icon={ArrowRight} variant="ink" />,
  },
};
/** The password can be shown and hidden again. */
export const Password: Story = {
  render: () => <PasswordField label="Password" defaultValue="Sneaker#2026" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide characters' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { FieldGroup } from './field';
import { IconButton } from './icon-button';
import { SelectField } from './select-field';
import { PasswordField, TextField } from './text-field';

const meta = {
  title: 'Base/Field',
  component: TextField,
  args: { label: 'Email', defaultValue: 'linh.nguyen@shop.test' },
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
export const Wrong: Story = { args: { defaultValue: 'linh.nguyen@shop', error: 'Enter valid Email.' } };
export const WithHint: Story = {
  args: { label: 'Phone', defaultValue: '', hint: '10 to 12 digits.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithAnArrow: Story = {
  args: {
    label: 'Email or Phone Number',
    trailing: <IconButton label="Continue" icon={ArrowRight} variant="ink" />,
  },
};
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
export const Select: Story = {
  render: () => (
    <SelectField
      label="Country"
      placeholder="Choose a country"
      options={[
        { value: 'VN', label: 'Vietnam (VN)' },
        { value: 'FR', label: 'France (FR)' },
      ]}
    />
  ),
};
export const ThreeWithOneMessage: Story = {
  render: () => (
    <FieldGroup legend="Date of birth" error="Date is invalid.">
      <SelectField label="Day" invalid defaultValue="31" options={[{ value: '31', label: '31' }]} />
      <SelectField label="Month" invalid defaultValue="2" options={[{ value: '2', label: '2' }]} />
      <SelectField label="Year" invalid defaultValue="2004" options={[{ value: '2004', label: '2004' }]} />
    </FieldGroup>
  ),
};

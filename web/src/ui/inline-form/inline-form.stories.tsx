import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InlineForm } from './inline-form';

const password = {
  label: 'Current Password',
  name: 'currentPassword',
  secret: true,
  defaultValue: 'Sneaker#2026',
};
const code = { label: 'Code', name: 'code', inputMode: 'numeric' as const, defaultValue: '123456' };

const meta = {
  title: 'Base/Inline form',
  component: InlineForm,
  args: {
    label: 'Download my data',
    fields: [password],
    action: 'Download',
    status: 'idle',
    loadingText: 'Putting your data together',
    isValid: true,
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof InlineForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The fields are still empty. */
export const Empty: Story = { args: { fields: [{ ...password, defaultValue: '' }], isValid: false } };
export const Sending: Story = { args: { status: 'loading' } };
export const WrongPassword: Story = {
  args: { fields: [{ ...password, error: 'The current password is not correct.' }], isValid: false },
};
export const TooManyTries: Story = {
  args: { failure: 'Too many attempts. Please try again in 5 minutes.' },
};
export const PasswordAndCode: Story = {
  args: {
    label: 'Turn off two-step sign-in',
    fields: [password, { ...code, error: 'The code is not correct.' }],
    action: 'Turn off',
    isValid: false,
  },
};
export const Danger: Story = {
  args: { label: 'Delete my account', action: 'Delete my account', isDanger: true },
};
export const OnAPhone: Story = { ...PasswordAndCode, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...WrongPassword, globals: { mode: 'dark' } };

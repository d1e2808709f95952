import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StatusButton, TextField } from '../../../ui';
import { AccountSetting } from './account-setting';

const meta = {
  title: 'Account/Account setting',
  component: AccountSetting,
  args: {
    text: (
      <>
        <strong>Off.</strong> Signing in asks for your password alone.
      </>
    ),
    action: 'Set up',
    onStart: fn(),
  },
  argTypes: { text: { control: false }, other: { control: false }, form: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountSetting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With a second action. */
export const TwoActions: Story = {
  args: {
    text: (
      <>
        <strong>On.</strong> Signing in asks for your password and a code from your authenticator app.
      </>
    ),
    action: 'Turn off two-step sign-in',
    other: { action: 'New recovery codes', onStart: fn() },
  },
};
/** The form replaces the button. */
export const Begun: Story = {
  args: {
    form: (
      <form>
        <TextField label="Code" />
        <StatusButton status="idle">Turn off</StatusButton>
      </form>
    ),
  },
};
export const Done: Story = { args: { message: 'Two-step sign-in is off.' } };
export const LongWords: Story = {
  args: {
    text: 'Your name, email, phone number, address and date of birth are erased for good, on every device and in every list of the shop. Your past orders stay in our books without them.',
    action: 'Delete my account',
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

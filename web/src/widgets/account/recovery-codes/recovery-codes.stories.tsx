import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecoveryCodes } from './recovery-codes';

const meta = {
  title: 'Account/Recovery codes',
  component: RecoveryCodes,
  args: {
    codes: Array.from({ length: 10 }, (_, i) => `7K2M-Q9TX-4HPB-0RW${i}`),
    onCopy: fn(),
    onDownload: fn(),
    onSaved: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Renewed: Story = { args: { renewed: true } };
export const Copied: Story = { args: { message: 'Copied.' } };
export const NotCopied: Story = {
  args: { message: 'Your browser does not let us copy. Mark the text and copy it yourself.' },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

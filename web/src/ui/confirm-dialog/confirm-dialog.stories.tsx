import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../text-field/text-field';
import { opensFromButton } from '../../testing/opens-from-button';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Base/Confirm dialog',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  decorators: [opensFromButton],
  args: { open: true, subject: 'Court Nova Low', onClose: fn(), onConfirm: async () => undefined },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['autodocs', 'promised'] };
export const LongName: Story = {
  args: { subject: 'Giày chạy bộ nam Đường Dài đệm khí siêu nhẹ phiên bản mùa mưa chống nước' },
};
export const OtherWords: Story = {
  args: {
    subject: 'Order #6742e8a1c3f0',
    labels: {
      question: 'Do you want to cancel this order?',
      keep: 'Keep order',
      act: 'Cancel order',
      acting: 'Canceling',
    },
  },
};
export const WithAField: Story = {
  args: {
    subject: 'Court Nova Low, Đỏ cam: size 42 → 43',
    labels: {
      question: 'Do you want to refuse this exchange?',
      keep: 'Keep exchange',
      act: 'Refuse',
      acting: 'Refusing',
    },
    children: <TextField label="Reason (optional)" hint="The customer reads it." maxLength={200} />,
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../../ui';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Back-office/Confirm dialog',
  component: ConfirmDialog,
  args: { open: true, what: 'Court Nova Low', onClose: fn(), onDelete: async () => undefined },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = {
  args: { what: 'Giày chạy bộ nam Đường Dài đệm khí siêu nhẹ phiên bản mùa mưa chống nước' },
};
export const OtherWords: Story = {
  args: {
    what: 'Order #6742e8a1c3f0',
    words: {
      question: 'Do you want to cancel this order?',
      keep: 'Keep order',
      act: 'Cancel order',
      acting: 'Canceling',
    },
  },
};
export const WithAField: Story = {
  args: {
    what: 'Court Nova Low, Đỏ cam: size 42 → 43',
    words: {
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

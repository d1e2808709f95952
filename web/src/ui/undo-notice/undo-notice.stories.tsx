import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UndoNotice } from './undo-notice';

const meta = {
  title: 'Base/Undo notice',
  component: UndoNotice,
  args: { text: '#6742e8a1c3f0 is delivering.', onUndo: fn() },
} satisfies Meta<typeof UndoNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { text: '' } };
/** Above a product's buttons, after the sign-in. */
export const InPlace: Story = { args: { text: 'Size 42 is in your cart.', look: 'inPlace' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CommandPalette } from './command-palette';

const meta = {
  title: 'Back-office/Command palette',
  component: CommandPalette,
  args: {
    open: true,
    onClose: fn(),
    commands: [
      { label: 'Go to dashboard', run: fn() },
      { label: 'Orders that are pending', run: fn() },
      { label: 'Log out', run: fn() },
    ],
    searches: [
      { what: 'orders', run: fn() },
      { what: 'customers', run: fn() },
    ],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

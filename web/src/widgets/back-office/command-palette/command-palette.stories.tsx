import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { opensFromButton } from '../../../testing/opens-from-button';
import { CommandPalette } from './command-palette';

const meta = {
  title: 'Back-office/Command palette',
  component: CommandPalette,
  tags: ['!autodocs'],
  decorators: [opensFromButton],
  args: {
    open: true,
    onClose: fn(),
    commands: [
      { label: 'Go to dashboard', run: fn() },
      { label: 'Orders that are pending', run: fn() },
      { label: 'Log out', run: fn() },
    ],
    searches: [
      { kind: 'orders', run: fn() },
      { kind: 'customers', run: fn() },
    ],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['autodocs'] };
/** What the typed text finds stands below the commands. */
export const Finding: Story = {
  args: {
    found: [
      { id: '1', kind: 'order', label: '#0f3a5c7e9b1d, Trần Minh Anh', run: fn() },
      { id: '2', kind: 'customer', label: 'Trần Minh Anh', run: fn() },
      { id: '3', kind: 'product', label: 'Court Nova Low', run: fn() },
    ],
  },
  play: async () => userEvent.type(await screen.findByRole('combobox'), 'minh'),
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

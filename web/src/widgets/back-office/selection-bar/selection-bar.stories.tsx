import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SelectionBar } from './selection-bar';

const meta = {
  title: 'Back-office/Selection bar',
  component: SelectionBar,
  args: { count: 3, onStatus: fn(), onPrint: fn(), onCash: fn(), onAll: fn(), onNone: fn() },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { count: 1, onCash: undefined } };
export const None: Story = { args: { count: 0 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

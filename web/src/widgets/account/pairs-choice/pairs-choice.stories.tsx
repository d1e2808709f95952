import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PairsChoice } from './pairs-choice';

const meta = {
  title: 'Account/Pairs choice',
  component: PairsChoice,
  args: { label: 'Court Nova Low, Orange red, size 42', most: 3, quantity: 2, onQuantity: fn() },
} satisfies Meta<typeof PairsChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { quantity: 0 } };
export const OnePair: Story = { args: { most: 1, quantity: 1 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cartLine, longLine } from '../../../testing/story-data';
import { ReturnForm } from './return-form';

const lines = [
  { ...cartLine, price: 2_537_000, quantity: 2 },
  { ...longLine, price: 5_074_000, quantity: 1 },
];

const meta = {
  title: 'Account/Return form',
  component: ReturnForm,
  args: {
    lines,
    until: '2026-11-28T03:12:00.000Z',
    draft: { quantities: [2, 0], reason: 'size', note: '' },
    onDraft: fn(),
    status: 'idle',
    failure: '',
    onSubmit: fn(),
  },
} satisfies Meta<typeof ReturnForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { draft: { quantities: [], reason: '', note: '' } } };
export const Sending: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { failure: 'A return is possible for 7 days.' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

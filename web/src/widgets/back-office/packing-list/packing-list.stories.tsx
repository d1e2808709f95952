import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cartLine, longLine } from '../../../testing/story-data';
import { PackingList } from './packing-list';

const meta = {
  title: 'Back-office/Packing list',
  component: PackingList,
  args: {
    lines: [
      { ...cartLine, quantity: 2 },
      { ...longLine, quantity: 1 },
    ],
    status: 'idle',
    failure: '',
    onPacked: fn(),
  },
} satisfies Meta<typeof PackingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePair: Story = { args: { lines: [{ ...cartLine, quantity: 1 }] } };
export const Saving: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { failure: 'There is nothing to pack of an order that is canceled.' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cartLine, longLine } from '../../../testing/story-data';
import { ExchangeForm } from './exchange-form';

const meta = {
  title: 'Account/Exchange form',
  component: ExchangeForm,
  args: {
    lines: [cartLine, longLine],
    line: 0,
    onLine: fn(),
    sizes: ['40', '41', '42.5', '43', '44', '45'],
    size: '43',
    onSize: fn(),
    status: 'idle',
    failure: '',
    onSubmit: fn(),
  },
} satisfies Meta<typeof ExchangeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { size: null } };
export const LoadingSizes: Story = { args: { sizes: undefined, size: null } };
export const NoSizeLeft: Story = { args: { sizes: [], size: null } };
export const Sending: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { failure: 'This pair is being exchanged already.' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

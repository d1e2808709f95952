import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListFilter } from './list-filter';

const meta = {
  title: 'Back-office/List filter',
  component: ListFilter,
  args: {
    label: 'Status',
    values: ['pending', 'delivering', 'completed', 'canceled'],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof ListFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowed: Story = { args: { value: 'delivering' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { SortCycle, type SortCycleProps } from './sort-cycle';

const meta = {
  title: 'Base/Sort cycle',
  component: SortCycle,
  args: {
    value: '',
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'oldest', label: 'Oldest' },
      { value: 'high-low', label: 'High-low' },
      { value: 'low-high', label: 'Low-high' },
    ],
    onChange: () => undefined,
  },
  render: function Live(args) {
    const [, update] = useArgs<SortCycleProps<string>>();
    return <SortCycle {...args} onChange={(value) => update({ value })} />;
  },
} satisfies Meta<typeof SortCycle<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 'Filter', then Newest, Oldest, High-low, Low-high, and 'Filter' again (rules L4 and L5). */
export const Default: Story = { tags: ['promised'] };
export const Newest: Story = { tags: ['promised'], args: { value: 'newest' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent, within } from 'storybook/test';
import { courtNova } from '../../../testing/story-data';
import { StockCounts, type StockCountsProps } from './stock-counts';

const meta = {
  title: 'Back-office/Stock counts',
  component: StockCounts,
  args: {
    id: 'stock',
    colors: courtNova.colors,
    changes: {},
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
  },
  render: function Live(args) {
    const [, update] = useArgs<StockCountsProps>();
    const onChange = (key: string, by: number) => {
      args.onChange(key, by);
      const { [key]: _before, ...others } = args.changes;
      update({ changes: by === 0 ? others : { ...others, [key]: by } });
    };
    return <StockCounts {...args} onChange={onChange} />;
  },
} satisfies Meta<typeof StockCounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'One pair more: orange red, size 38' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('đỏ cam/38', 1);
    await expect(await canvas.findByText('+1')).toBeVisible();
  },
};
/** Twelve pairs came in, two are gone. */
export const Changed: Story = {
  args: { changes: { 'đỏ cam/40.5': 12, 'đỏ cam/42': -2 } },
};
/** A pair was sold meanwhile. */
export const Refused: Story = {
  args: {
    changes: { 'đỏ cam/42': -5 },
    errors: { 'đỏ cam/42': 'Of size 42 in đỏ cam 5 pairs cannot go: 4 are left.' },
  },
};
export const OnAPhone: Story = { ...Changed, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Changed, globals: { mode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { RadioCells, type RadioCellsProps } from './radio-cells';

const meta = {
  title: 'Base/Radio cells',
  component: RadioCells,
  args: {
    label: 'Size',
    unit: 'EU',
    value: '42',
    cells: ['38', '38.5', '39', '40', '40.5', '41', '42', '42.5', '43', '44'].map((value) => ({
      value,
      unavailable: value === '40.5' || value === '44' ? 'sold out' : undefined,
    })),
    onChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
  render: function Live(args) {
    const [, update] = useArgs<RadioCellsProps>();
    return <RadioCells {...args} onChange={(value) => update({ value })} />;
  },
} satisfies Meta<typeof RadioCells>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 40.5 and 44 are sold out: struck through with a diagonal, disabled, and announced as sold out. */
export const Default: Story = { tags: ['promised'] };
export const NothingChosen: Story = { args: { value: null } };
export const AllUnavailable: Story = {
  args: { value: null, cells: ['40', '41', '42'].map((value) => ({ value, unavailable: 'sold out' })) },
};

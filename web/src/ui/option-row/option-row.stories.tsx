import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { OptionRow, type OptionRowProps } from './option-row';

const meta = {
  title: 'Base/Option row',
  component: OptionRow,
  args: { type: 'checkbox', label: 'Nike', count: 32, checked: true, onChange: () => undefined },
  argTypes: { mark: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 216 }}>
        <Story />
      </div>
    ),
  ],
  render: function Live(args) {
    const [, update] = useArgs<OptionRowProps>();
    return <OptionRow {...args} onChange={(checked) => update({ checked })} />;
  },
} satisfies Meta<typeof OptionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotChosen: Story = { args: { checked: false } };
export const Swatch: Story = { args: { label: 'Trắng ngà', swatch: '#ECE4D4', count: 37 } };
export const Radio: Story = { args: { type: 'radio', name: 'sort', label: 'Newest', count: undefined } };
export const Explained: Story = {
  args: { type: 'radio', size: 'lg', label: 'COD', hint: 'Cash to the courier', count: undefined },
};
export const LongWords: Story = { args: { label: 'Giày chạy bộ đường dài đệm khí siêu nhẹ', count: 1204 } };

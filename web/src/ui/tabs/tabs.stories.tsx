import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { Button } from '../button/button';
import { Tabs, type TabsProps } from './tabs';

const meta = {
  title: 'Base/Tabs',
  component: Tabs,
  args: {
    label: 'Colors',
    value: 'white',
    tabs: [
      { value: 'white', label: 'trắng ngà' },
      { value: 'black', label: 'đen' },
      { value: 'red', label: 'đỏ cam' },
    ],
    onChange: () => undefined,
    children: 'Sizes 36 to 45',
  },
  argTypes: { after: { control: false } },
  render: function Live(args) {
    const [, update] = useArgs<TabsProps>();
    return <Tabs {...args} onChange={(value) => update({ value })} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Something in the panel of the second tab is not right yet. */
export const Wrong: Story = {
  args: {
    tabs: [
      { value: 'white', label: 'trắng ngà' },
      { value: 'black', label: 'đen', wrong: true },
    ],
  },
};
export const WithButton: Story = { args: { after: <Button variant="outline">Add color</Button> } };
/** More than a line. */
export const Many: Story = {
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      value: index === 0 ? 'white' : `color-${index}`,
      label: `xanh hải quân ${index + 1}`,
    })),
  },
};

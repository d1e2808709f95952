import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchReading } from './search-reading';

const chip = (label: string) => ({
  label,
  keepHref: `/product?kept=${encodeURIComponent(label)}`,
  removeHref: `/product?without=${encodeURIComponent(label)}`,
});

const meta = {
  title: 'Catalogue/Search reading',
  component: SearchReading,
  args: { chips: [chip('Vans'), chip('đen'), chip('size 42')] },
} satisfies Meta<typeof SearchReading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = {
  args: { chips: ['New Balance', 'Running', 'xanh hải quân', 'trắng ngà', 'size 42.5'].map(chip) },
  globals: { viewport: { value: 'phone' } },
};
export const NothingRead: Story = { args: { chips: [] } };

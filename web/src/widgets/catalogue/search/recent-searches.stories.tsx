import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecentSearches } from './recent-searches';

const meta = {
  title: 'Catalogue/Recent searches',
  component: RecentSearches,
  args: { searches: ['jordan đỏ', 'giày đá bóng sân cỏ nhân tạo', 'size 42'], onPick: fn() },
} satisfies Meta<typeof RecentSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { searches: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SortCycle } from '../../../ui';
import { ListHead } from './list-head';

const sort = <SortCycle options={[{ value: 'newest', label: 'Newest' }]} value="newest" onChange={fn()} />;

const meta = {
  title: 'Back-office/List head',
  component: ListHead,
  args: { title: 'Product', search: '', onSearch: fn(), children: sort },
} satisfies Meta<typeof ListHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForAManager: Story = { args: { note: '6740c1f2a9e3b5d0 · manager', onAdd: fn() } };
export const Searched: Story = { args: { search: 'giày chạy bộ' } };
export const WithoutSearch: Story = { args: { title: 'Dashboard', onSearch: undefined } };
export const OnAPhone: Story = { ...ForAManager, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...ForAManager, globals: { viewport: { value: 'tablet' } } };

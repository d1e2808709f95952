import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { DataCell, DataList, DataRow } from './data-list';

const row = (name: string, index: number) => (
  <DataRow key={name} selected={index === 1}>
    <DataCell column="name">{name}</DataCell>
    <DataCell column="status">pending</DataCell>
    <DataCell column="total">10.099.000đ</DataCell>
    <DataCell column="actions" actions>
      <IconButton label="Details" icon={Info} />
    </DataCell>
  </DataRow>
);

const meta = {
  title: 'Base/Data list',
  component: DataList,
  subcomponents: { DataRow, DataCell },
  args: {
    label: 'Orders',
    columns: [
      { key: 'name', label: 'Name' },
      { key: 'status', label: 'Status', width: 56 },
      { key: 'total', label: 'Total', width: 32, align: 'end' },
      { key: 'actions', label: 'Actions', hideLabel: true, width: 22 },
    ],
    stacked: ['name actions', 'status total'],
    state: 'ready',
    empty: { title: 'No order matches.', text: 'Search for something else.' },
    children: ['Nguyễn Phước Bảo Linh', 'Trần Thị Ngọc Ánh', 'Công Tằng Tôn Nữ Huyền Trân'].map(row),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof DataList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second row is being edited. */
export const Default: Story = {};
export const StackedOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const StackedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { state: 'loading', children: [] } };
export const Empty: Story = { args: { children: [] } };
export const Failed: Story = {
  args: {
    state: 'failed',
    failure: { title: 'The orders could not be loaded.', advice: 'Try again.', onRetry: fn() },
  },
};

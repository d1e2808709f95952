import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DataCell, DataRow } from '../../../ui';
import { AdminList } from './admin-list';
import { ListFilter } from './list-filter';

const meta = {
  title: 'Back-office/Admin list',
  component: AdminList<string>,
  args: {
    title: 'Customer',
    sorts: [{ value: 'newest', label: 'Newest' }],
    list: {
      ...{ ref: null, search: '', onSearch: fn(), sort: 'newest', onSort: fn() },
      ...{ page: 1, pages: 3, onPage: fn(), outdated: false, state: 'ready', error: undefined },
      ...{ onRetry: fn(), onExport: fn(), exportFailure: '' },
    },
    tools: {
      count: '27 customers',
      filters: <ListFilter label="Role" values={['client', 'admin']} value="" onChange={fn()} />,
    },
    table: {
      label: 'Customers',
      columns: [
        { key: 'name', label: 'Name' },
        { key: 'joined', label: 'Joined', width: 32, align: 'end' },
      ],
      stacked: ['name joined'],
      empty: { title: 'No such customers.' },
      failure: 'The customers could not be loaded.',
    },
    keys: [{ key: 'j', does: 'next' }],
    children: ['Nguyễn Phước Bảo Linh', 'Trần Thị Ngọc Ánh'].map((name) => (
      <DataRow key={name}>
        <DataCell column="name">{name}</DataCell>
        <DataCell column="joined">21/11/2026</DataCell>
      </DataRow>
    )),
  },
  argTypes: { tools: { control: false }, children: { control: false } },
} satisfies Meta<typeof AdminList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForAManager: Story = {
  args: { note: '6740c1f2a9e3b5d0 · manager', onAdd: fn() },
};
export const Failed = {
  args: {
    list: { ...meta.args.list, state: 'failed', error: 'Check your connection and try again.' },
    children: [],
  },
} satisfies Story;

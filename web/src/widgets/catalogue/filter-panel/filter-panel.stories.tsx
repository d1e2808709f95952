import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChosenFilters } from './chosen-filters';
import { FilterBar, type FilterGroup, FilterPanel } from './filter-panel';
import { MySizeSelect } from './my-size-select';
import { SortSelect } from './sort-select';

const groups: FilterGroup[] = [
  {
    key: 'size',
    title: 'Size',
    choice: 'many',
    selected: ['42'],
    head: <MySizeSelect sizes={['41', '42', '42.5', '43']} size="42" onChange={fn()} />,
    options: [{ value: '42', label: 'In stock in 42', count: 47 }],
  },
  {
    key: 'brand',
    title: 'Brand',
    choice: 'many',
    selected: ['nike'],
    options: [
      { value: 'nike', label: 'Nike', count: 32 },
      { value: 'adidas', label: 'Adidas', count: 28 },
      { value: 'new balance', label: 'New Balance', count: 19 },
    ],
  },
  {
    key: 'price',
    title: 'Price',
    choice: 'many',
    selected: ['2000000-2500000'],
    options: [
      { value: '-2000000', label: 'Under 2 million đ', count: 13 },
      { value: '2000000-2500000', label: '2–2.5 million đ', count: 15 },
      { value: '5000000-', label: 'From 5 million đ', count: 7 },
    ],
  },
  {
    key: 'color',
    title: 'Color',
    choice: 'many',
    selected: ['trắng ngà'],
    options: [
      { value: 'đỏ cam', label: 'Đỏ cam', count: 18, colorHex: '#D8452E' },
      { value: 'đen', label: 'Đen', count: 41, colorHex: '#1F1F21' },
      { value: 'trắng ngà', label: 'Trắng ngà', count: 37, colorHex: '#ECE4D4' },
    ],
  },
  {
    key: 'material',
    title: 'Material',
    choice: 'many',
    selected: ['suede'],
    options: [
      { value: 'leather', label: 'Leather', count: 24 },
      { value: 'suede', label: 'Suede', count: 14 },
      { value: 'mesh', label: 'Mesh', count: 14 },
      { value: 'knit', label: 'Knit', count: 4 },
      { value: 'canvas', label: 'Canvas', count: 4 },
      { value: 'synthetic', label: 'Synthetic', count: 0 },
    ],
  },
  {
    key: 'stock',
    title: 'Stock',
    choice: 'many',
    selected: [],
    options: [
      { value: 'just-in', label: 'Just in', count: 47 },
      { value: 'sold-out', label: 'Sold out', count: 4 },
    ],
  },
  {
    key: 'sort',
    title: 'Sort',
    choice: 'one',
    selected: ['newest'],
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'low-high', label: 'Low-High' },
      { value: 'high-low', label: 'High-Low' },
    ],
  },
];

const meta = {
  title: 'Catalogue/Filter panel',
  component: FilterPanel,
  args: { groups, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 216 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its own selection, as the query string does in the shop. */
export const Default: Story = {
  tags: ['promised'],
  render: function Kept({ groups: given, onChange }) {
    const [selections, setSelections] = useState<Record<string, string[]>>({});
    return (
      <FilterPanel
        groups={given.map((group) => ({ ...group, selected: selections[group.key] ?? group.selected }))}
        onChange={(key, selected) => {
          onChange(key, selected);
          setSelections({ ...selections, [key]: selected });
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Adidas' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('brand', ['nike', 'adidas']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nike' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('brand', ['adidas']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Low-High' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('sort', ['low-high']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Low-High' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('sort', []);
  },
};
export const NothingChosen: Story = {
  tags: ['promised'],
  args: { groups: groups.map((group) => ({ ...group, selected: [] })) },
};
export const PhoneBar: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ padding: '0 16px' }}>
      <FilterBar
        count={3}
        sort={
          <SortSelect
            options={[
              { value: 'newest', label: 'Newest' },
              { value: 'low-high', label: 'Low-High' },
            ]}
            value="newest"
            onChange={fn()}
          />
        }
        onOpen={fn()}
        mySize={{ size: '42.5', isOn: true, onToggle: fn() }}
      />
    </div>
  ),
};
/** Above the list; a removed filter hands the focus on. */
export const Chosen: Story = {
  render: function Kept({ groups: given, onChange }) {
    const [groups, setGroups] = useState(given);
    const change = (key: string, selected: string[]) => {
      onChange(key, selected);
      setGroups(groups.map((group) => (group.key === key ? { ...group, selected } : group)));
    };
    return (
      <section tabIndex={-1} aria-label="List">
        <ChosenFilters
          groups={groups}
          onChange={change}
          onClear={() => setGroups(groups.map((group) => ({ ...group, selected: [] })))}
        />
      </section>
    );
  },
};
/** The shopper has not chosen their size. */
export const NoSizeYet: Story = {
  args: {
    groups: groups.map((group) =>
      group.key === 'size'
        ? {
            ...group,
            selected: [],
            options: [],
            head: <MySizeSelect sizes={['41', '42']} size={null} onChange={fn()} />,
          }
        : group,
    ),
  },
};

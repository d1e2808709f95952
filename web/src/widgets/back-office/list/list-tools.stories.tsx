import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pager } from '../../../ui';
import { ListFilter } from './list-filter';
import { ListFooter, ListNews, ListRefusals, ListTools } from './list-tools';

const filter = <ListFilter label="Status" values={['pending', 'delivering']} value="" onChange={fn()} />;

const meta = {
  title: 'Back-office/List tools',
  component: ListTools,
  subcomponents: { ListNews, ListRefusals, ListFooter },
  args: { count: '162 orders', onExport: fn(), children: filter },
} satisfies Meta<typeof ListTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingToExport: Story = { args: { count: '0 orders', onExport: undefined } };
export const News: Story = {
  render: (args) => (
    <>
      <ListTools {...args} />
      <ListNews text="2 new orders" onShow={args.onExport ?? fn()} />
    </>
  ),
};
export const Refused: Story = {
  render: (args) => (
    <ListRefusals
      refusals={[
        {
          id: 'a',
          text: 'Order #68c11c50718e: Its customer has canceled this order meanwhile, so its status stays.',
        },
        { id: 'b', text: 'Order #68c11c50718f: Only 0 left.' },
      ]}
      onClose={args.onExport ?? fn()}
    />
  ),
};
export const Foot: Story = {
  render: () => (
    <ListFooter keys={[{ key: 'j', does: 'next' }]}>
      <Pager page={1} pages={3} onChange={fn()} />
    </ListFooter>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { courtNova, highTop, longName, runner, soldOut } from '../../testing/story-data';
import { ColorEdit } from './color-edit';

const meta = {
  title: 'Catalogue/Color edit',
  component: ColorEdit,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'All in red',
    products: [courtNova, longName, highTop, runner, soldOut],
    colors: ['đỏ cam', 'đỏ đô'],
    total: 17,
    allHref: '/product?color=%C4%91%E1%BB%8F+cam%2C%C4%91%E1%BB%8F+%C4%91%C3%B4',
    hrefOf: () => '/product?active=productDetail',
  },
} satisfies Meta<typeof ColorEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { products: undefined, total: undefined } };
export const Nothing: Story = { args: { products: [], total: 0 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

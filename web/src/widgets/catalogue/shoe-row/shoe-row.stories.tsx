import type { Meta, StoryObj } from '@storybook/react-vite';
import { courtNova, highTop, longName, runner, soldOut } from '../../../testing/story-data';
import { ShoeRow } from './shoe-row';

const meta = {
  title: 'Catalogue/Shoe row',
  component: ShoeRow,
  args: {
    title: 'Goes with',
    products: [courtNova, longName, highTop, runner, soldOut],
    hrefOf: () => '?active=productDetail',
  },
} satisfies Meta<typeof ShoeRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { products: undefined } };
export const Nothing: Story = { args: { products: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

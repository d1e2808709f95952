import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureStrip } from './figure-strip';

const meta = {
  title: 'Back-office/Figure strip',
  component: FigureStrip,
  args: {
    figures: [
      { label: 'Profit', value: 4286540000, unit: 'VNĐ' },
      { label: 'Products Are Selling', value: 128 },
      { label: 'Customers Joined', value: 1022 },
      { label: 'Orders Completed', value: 1435 },
    ],
  },
} satisfies Meta<typeof FigureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
export const NothingYet: Story = {
  args: {
    figures: [
      { label: 'Profit', value: 0, unit: 'VNĐ' },
      { label: 'Products Are Selling', value: 0 },
      { label: 'Customers Joined', value: 0 },
      { label: 'Orders Completed', value: 0 },
    ],
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

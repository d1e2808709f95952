import type { Meta, StoryObj } from '@storybook/react-vite';
import { MONTHS } from '../../../lib/chart-scale';
import { LineChart } from './line-chart';

const flat = (value: number): number[] => MONTHS.map(() => value);

const meta = {
  title: 'Back-office/Line chart',
  component: LineChart,
  // A story is finished when it is drawn.
  loaders: [() => import('./line-chart-plot')],
  args: {
    title: '2026',
    marks: MONTHS,
    until: 11,
    series: [
      {
        name: 'Products Sold',
        look: 'ink',
        values: [96, 104, 118, 112, 149, 171, 158, 192, 214, 236, 281, 0],
      },
      {
        name: 'Orders completed',
        look: 'green',
        values: [68, 74, 81, 79, 102, 118, 110, 131, 149, 162, 188, 0],
      },
      { name: 'Customers joined', look: 'muted', values: [42, 51, 48, 66, 72, 69, 88, 104, 97, 121, 138, 0] },
    ],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const January: Story = { args: { until: 1 } };
export const WholeYear: Story = { tags: ['promised'], args: { until: 12 } };
export const NothingYet: Story = {
  args: {
    series: [
      { name: 'Products Sold', look: 'ink', values: flat(0) },
      { name: 'Orders completed', look: 'green', values: flat(0) },
      { name: 'Customers joined', look: 'muted', values: flat(0) },
    ],
  },
};
export const AllTheSame: Story = {
  args: {
    series: [
      { name: 'Products Sold', look: 'ink', values: flat(7) },
      { name: 'Orders completed', look: 'green', values: flat(7) },
      { name: 'Customers joined', look: 'muted', values: flat(7) },
    ],
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

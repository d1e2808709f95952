import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price';

const meta = {
  title: 'Shop/Price',
  component: Price,
  args: { amount: 2490000 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { muted: true } };
export const Total: Story = { args: { size: 'total', amount: 10148000 } };
/** The digits of prices below each other align. */
export const Column: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 'max-content' }}>
      {[1111111, 2490000, 10900000].map((amount) => (
        <Price key={amount} amount={amount} />
      ))}
    </div>
  ),
};

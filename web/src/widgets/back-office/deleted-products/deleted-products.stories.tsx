import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { DeletedProductDto } from '../../../api/generated/model';
import { courtNova, longName } from '../../../testing/story-data';
import { DeletedProducts } from './deleted-products';

const court: DeletedProductDto = {
  ...{ _id: 'p1', name: courtNova.name, brand: 'nike', image: courtNova.colors[0]!.imageDetail[0]! },
  deletedAt: '2026-11-20T03:15:00.000Z',
};
const long: DeletedProductDto = {
  ...court,
  ...{ _id: 'p2', name: longName.name, brand: 'new balance', deletedAt: '2026-10-02T08:40:00.000Z' },
};

const meta = {
  title: 'Back-office/Deleted products',
  component: DeletedProducts,
  args: { products: [court, long], onRestore: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 592 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeletedProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Restoring: Story = { args: { restoring: court._id } };
export const NotRestored: Story = {
  args: { failure: 'The shop cannot be reached. Check your connection and try again.' },
};
export const Restored: Story = {
  args: { products: [long], message: 'Court Nova Low is back in the shop.' },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataList } from '../../../ui';
import { courtNova, longName } from '../../../testing/story-data';
import { AdminProductRow, PRODUCT_TABLE } from './admin-product-row';

const listed = { ...courtNova, importAt: '2026-11-21T03:10:00.000Z', quantitySold: 37 };

const meta = {
  title: 'Back-office/Admin product row',
  component: AdminProductRow,
  args: { product: listed, mayChange: true, onEdit: fn(), onDelete: fn(), onStock: fn() },
  decorators: [
    (Story) => (
      <DataList label="Products" {...PRODUCT_TABLE} state="ready" empty={{ title: 'No products yet.' }}>
        {[<Story key="row" />]}
      </DataList>
    ),
  ],
} satisfies Meta<typeof AdminProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['promised'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(canvas.getByRole('button', { name: /stock movements/ }));
    await expect([args.onEdit, args.onDelete, args.onStock].every((call) => call)).toBe(true);
    await expect(args.onStock).toHaveBeenCalledOnce();
  },
};
export const SoldOut: Story = { args: { product: { ...listed, stock: 0 } } };
export const LongName: Story = {
  args: { product: { ...listed, name: longName.name, colors: [listed.colors[0]!] } },
};
export const Edited: Story = { args: { selected: true } };
/** An admin reads products and changes nothing. */
export const ForAdmins: Story = { tags: ['promised'], args: { mayChange: false } };

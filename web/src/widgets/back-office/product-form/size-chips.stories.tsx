import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withoutSize, withSize } from '../../../lib/product-draft';
import { SizeChips } from './size-chips';
import { useStoryState } from '../../../testing/use-story-state';

function Kept(props: ComponentProps<typeof SizeChips>) {
  const [sizes, setSizes] = useStoryState(props.sizes);
  return (
    <SizeChips
      {...props}
      sizes={sizes}
      onAdd={(size) => setSizes(withSize(sizes, size))}
      onRemove={(size) => setSizes(withoutSize(sizes, size))}
    />
  );
}

const meta = {
  title: 'Back-office/Size chips',
  component: SizeChips,
  render: (args) => <Kept {...args} />,
  args: {
    sizes: [
      { size: '39', quantity: 14 },
      { size: '41.5', quantity: 8 },
      { size: '44', quantity: 0 },
    ],
    onAdd: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 504 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter adds a size, sizes stay sorted as numbers, and a press on a chip removes one. */
export const Default: Story = {
  tags: ['promised'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Size' }), '9');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '2{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove size 39, quantity 14' }));
    const chips = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(chips).toEqual(['9× 2', '41.5× 8', '44× 0']);
  },
};
export const Empty: Story = { args: { sizes: [] } };
export const Refused: Story = { args: { error: 'A color has at least one size and at most 40.' } };

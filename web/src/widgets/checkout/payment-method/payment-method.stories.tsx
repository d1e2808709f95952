import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BankTransfer } from '../bank-transfer/bank-transfer';
import { transfer } from '../../../testing/story-data';
import { PaymentMethod } from './payment-method';
import { useStoryState } from '../../../testing/use-story-state';

function Kept(props: ComponentProps<typeof PaymentMethod>) {
  const [value, setValue] = useStoryState(props.value);
  return (
    <PaymentMethod
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

/** A 9 × 9 picture that only looks like a QR code; the shop draws a real one. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h3v3H0zM6 0h3v3H6zM0 6h3v3H0zM4 4h1v1H4zM6 6h1v1H6zM8 8h1v1H8zM4 7h1v2H4zM7 4h2v1H7z"/></svg>',
)}`;

const meta = {
  title: 'Checkout/Payment method',
  component: PaymentMethod,
  render: (args) => <Kept {...args} />,
  args: {
    value: null,
    onChange: fn(),
    transfer: <BankTransfer transfer={transfer} image={picture} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentMethod>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another choice replaces the first one; a second press removes it (rule C1). */
export const Default: Story = {
  tags: ['promised'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'COD' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('COD');
    await userEvent.click(canvas.getByRole('radio', { name: 'credit' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('credit');
    await expect(canvas.getByRole('radio', { name: 'COD' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'credit' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('radio', { name: 'credit' })).not.toBeChecked();
  },
};
export const QR: Story = { args: { value: 'QR' }, tags: ['promised'] };
export const EWallet: Story = { tags: ['promised'], args: { value: 'eWallet' } };
export const Credit: Story = { tags: ['promised'], args: { value: 'credit' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { drawQr } from '../../../lib/qr-picture';
import { transfer, transferText } from '../../../testing/story-data';
import { BankTransfer, type BankTransferProps } from './bank-transfer';

function Drawn(props: BankTransferProps) {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    void drawQr(transferText).then(setImage);
  }, []);
  return <BankTransfer {...props} image={image} />;
}

const meta = {
  title: 'Checkout/Bank transfer',
  component: BankTransfer,
  args: { transfer },
  render: (args) => <Drawn {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 416 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BankTransfer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The placeholder has the content's size. */
export const Loading: Story = { render: () => <BankTransfer /> };
export const LongNames: Story = {
  args: {
    transfer: {
      bin: '970499',
      bankName: '970499',
      account: 'VQRQABCD1234567890X',
      accountName: 'CONG TY TRACH NHIEM HUU HAN THUONG MAI BUOC SNEAKER',
      amount: 10148000,
      memo: 'DH6742e8a1c3f0',
    },
  },
};
export const NoTransfers: Story = {
  render: () => <BankTransfer failure="This shop takes no bank transfers." />,
};
export const Failed: Story = {
  args: { failure: 'The shop cannot be reached. Check your connection and try again.', retry: fn() },
  render: (args) => <BankTransfer {...args} />,
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buyer } from '../../../testing/story-data';
import { useStoryState } from '../../../testing/use-story-state';
import { InvoiceBuyer } from './invoice-buyer';

function Kept(props: ComponentProps<typeof InvoiceBuyer>) {
  const [wanted, setWanted] = useStoryState(props.wanted);
  const [typed, setTyped] = useStoryState(props.buyer);
  return <InvoiceBuyer {...props} wanted={wanted} buyer={typed} onWant={setWanted} onChange={setTyped} />;
}

const NOBODY = { company: '', taxCode: '', address: '', email: '' };

const meta = {
  title: 'Checkout/Invoice buyer',
  component: InvoiceBuyer,
  render: (args) => <Kept {...args} />,
  args: { wanted: false, buyer: NOBODY, onWant: fn(), onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InvoiceBuyer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No invoice but the receiver's. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'I need an invoice for a company' });
    await userEvent.click(box);
    await userEvent.type(canvas.getByLabelText('Company'), 'Mai Linh');
    await expect(canvas.getByLabelText('Company')).toHaveValue('Mai Linh');
    await userEvent.click(box);
    await expect(canvas.queryByLabelText('Company')).toBeNull();
  },
};

/** A company's data. */
export const Company: Story = { args: { wanted: true, buyer } };

/** What the shop could not take. */
export const Refused: Story = {
  args: {
    wanted: true,
    buyer: { ...buyer, company: '', taxCode: '0100109107' },
    errors: {
      company: 'company is required',
      taxCode: 'Enter a tax code of 10 digits (with 3 more for a branch) or 12 digits.',
    },
  },
};

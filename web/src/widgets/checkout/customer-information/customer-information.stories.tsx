import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { customer } from '../../../testing/story-data';
import { CustomerInformation } from './customer-information';
import { useStoryState } from '../../../testing/use-story-state';

function Kept(props: ComponentProps<typeof CustomerInformation>) {
  const [editing, setEditing] = useStoryState(props.editing);
  return (
    <CustomerInformation
      {...props}
      editing={editing}
      onEdit={() => setEditing(true)}
      onCancel={() => setEditing(false)}
    />
  );
}

const information = { name: 'Nguyễn Phước Bảo Linh', phone: '0903417268', address: customer.address };

const meta = {
  title: 'Checkout/Customer information',
  component: CustomerInformation,
  render: (args) => <Kept {...args} />,
  args: {
    information,
    editing: false,
    onEdit: fn(),
    onCancel: fn(),
    onUpdate: fn(),
    status: 'idle',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CustomerInformation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cancel discards the input; Update passes it on. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit information' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText(information.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit information' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(information.name);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), 'a9');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(args.onUpdate).toHaveBeenCalledWith({ ...information, phone: '09034172689' });
  },
};
export const NoAddress: Story = {
  tags: ['promised'],
  args: { information: { ...information, address: 'Unknown' } },
};
/** The form opens by itself where the address is missing; the message is red only after a try. */
export const Asking: Story = {
  args: { information: { ...information, address: 'Unknown' }, editing: true, asks: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = canvas.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveFocus();
    await expect(address).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(address).toBeInvalid());
  },
};
export const Editing: Story = { tags: ['promised'], args: { editing: true } };
export const Refused: Story = {
  args: {
    information: { ...information, address: 'Unknown' },
    editing: true,
    status: 'failed',
    errors: { address: 'address is required', form: 'The details were not saved. Try again.' },
  },
};

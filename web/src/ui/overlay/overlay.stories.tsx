import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Drawer, Modal } from './overlay';
import { opensFromButton } from '../../testing/opens-from-button';

const meta = {
  title: 'Base/Drawer',
  component: Drawer,
  subcomponents: { Modal },
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Cart',
    children: <p style={{ padding: 24 }}>Two pairs.</p>,
  },
  decorators: [opensFromButton],
  argTypes: { footer: { control: false }, children: { control: false } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves in, Escape closes, and the focus returns to the button that opened the overlay. */
const playOpenAndClose: Story['play'] = async ({ canvasElement, args }) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open it' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: args.title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  // The dialog listens for Escape in the same frame, but after it took the focus. A key press is a task of its own
  // and cannot come between; the rest of this function can.
  await new Promise((nextTask) => setTimeout(nextTask));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

/** From the side, 448 px wide; on a phone as wide as the screen. */
export const Default: Story = {};
export const InTheMiddle: Story = {
  args: { title: 'Order #6742e8a1c3f0' },
  render: (args) => <Modal {...args} />,
};
/** Opens and closes by keyboard and by pointer; the focus returns. */
export const DrawerOpensAndCloses: Story = {
  args: { open: false },
  play: playOpenAndClose,
};
export const ModalOpensAndCloses: Story = {
  args: { open: false, title: 'Order #6742e8a1c3f0' },
  render: (args) => <Modal {...args} />,
  play: playOpenAndClose,
};

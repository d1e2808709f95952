import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './button';
import { Drawer, Modal } from './overlay';

function Opened({ shell, ...props }: ComponentProps<typeof Drawer> & { shell: 'drawer' | 'modal' }) {
  const [open, setOpen] = useState(false);
  const Shell = shell === 'drawer' ? Drawer : Modal;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      <Shell title={props.title} open={open} onClose={() => setOpen(false)}>
        {props.children}
      </Shell>
    </>
  );
}

const meta = {
  title: 'Base/Overlay',
  component: Drawer,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Cart',
    children: <p style={{ padding: 24 }}>Two pairs.</p>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus goes in, Escape closes, focus returns to what opened it. */
const playOpenAndClose: Story['play'] = async ({ canvasElement, args }) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open it' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: args.title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

export const DrawerFromTheSide: Story = {
  render: (args) => <Opened {...args} shell="drawer" />,
  play: playOpenAndClose,
};
export const ModalInTheMiddle: Story = {
  args: { title: 'Order #6742e8a1c3f0' },
  render: (args) => <Opened {...args} shell="modal" />,
  play: playOpenAndClose,
};

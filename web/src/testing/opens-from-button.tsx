import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../ui';
import { useStoryState } from './use-story-state';

/** What a dialog is told: whether it is open, and what closes it. */
export interface StoryFrame {
  open: boolean;
  onClose: () => void;
}

interface OpenedProps {
  open: boolean;
  onClose?: () => void;
  children: (frame: StoryFrame) => ReactNode;
}

function Opened({ open: isOpenAtFirst, onClose, children }: OpenedProps) {
  const [open, setOpen] = useStoryState(isOpenAtFirst);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      {children({ open, onClose: close })}
    </>
  );
}

/**
 * A dialog's `open` and `onClose`: in its story it is open, on a docs page a button opens it, since an open dialog
 * would cover the page and stop its scrolling.
 */
export const opensFromButton: Decorator = (Story, { args, viewMode }) => {
  const { open = true, onClose } = args as Partial<StoryFrame>;
  return (
    <Opened open={open && viewMode !== 'docs'} onClose={onClose}>
      {(frame) => <Story args={{ ...args, ...frame }} />}
    </Opened>
  );
};

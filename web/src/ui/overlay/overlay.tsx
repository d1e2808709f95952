import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { overlay } from '../../theme/recipes/overlays';
import { IconButton } from '../icon-button/icon-button';
import { useRecipeStyles, useStyles } from '../use-styles';

interface OverlayProps {
  /** Whether it is there; the leaving movement follows by itself. */
  open: boolean;
  /** Asked for by `Close`, Escape and a press on the scrim. */
  onClose: () => void;
  /** The dialog's accessible name. */
  title: string;
  children: ReactNode;
  /** Called when the leaving movement is over: the moment to unmount. */
  onExitComplete?: () => void;
  /** What has the focus when it has closed; by itself, or for null, what had it when it opened. */
  focusAfter?: () => HTMLElement | null;
}

export interface DrawerProps extends OverlayProps {
  /** `end` slides from the right, 448 px (a phone's whole width); `top` is full width; `full` covers a phone. */
  side?: 'end' | 'top' | 'full';
  /** The title is heard but not seen: the content draws its own head, and `Close` stands at the top right. */
  hideTitle?: boolean;
  /** Stays at the bottom, under an ink rule. */
  footer?: ReactNode;
}

export interface ModalProps extends OverlayProps {
  /**
   * 440, 640 or 1168 px wide; `lg` covers a phone's whole screen. `form` too: its content scrolls by itself, and a
   * press beside it does not close it, so that nothing typed is lost by a slip.
   */
  size?: 'sm' | 'md' | 'lg' | 'form';
  /** The title is heard but not seen: the content draws its own head. */
  hideTitle?: boolean;
}

/** A drawer from the side or the top. Focus stays inside it and returns to what opened it. */
export function Drawer({ side = 'end', footer, ...rest }: DrawerProps) {
  return <Shell kind={side} footer={footer} {...rest} />;
}

/** A modal in the middle. Focus stays inside it and returns to what opened it. */
export function Modal({ size = 'md', ...rest }: ModalProps) {
  return <Shell kind={size} {...rest} />;
}

interface ShellProps extends OverlayProps {
  kind: 'end' | 'top' | 'full' | 'sm' | 'md' | 'lg' | 'form';
  hideTitle?: boolean;
  footer?: ReactNode;
}

function Shell(props: ShellProps) {
  const { kind, open, onClose, title, hideTitle, footer, children, onExitComplete, focusAfter } = props;
  const styles = useRecipeStyles(overlay, { kind });
  const hidden = useStyles('visuallyHidden').root;
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      open={open}
      closeOnInteractOutside={kind !== 'form'}
      onOpenChange={(details) => !details.open && onClose()}
      onExitComplete={onExitComplete}
      finalFocusEl={focusAfter}
    >
      <Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.content}>
            <div className={styles.header} data-bare={hideTitle || undefined}>
              <Dialog.Title className={hideTitle ? hidden : styles.title}>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <IconButton label="Close" icon={X} variant={hideTitle ? 'solid' : 'plain'} />
              </Dialog.CloseTrigger>
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

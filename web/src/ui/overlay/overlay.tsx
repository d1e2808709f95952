import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../lib/i18n';
import { visuallyHidden } from '../../theme/recipes/visually-hidden.recipe';
import { IconButton } from '../icon-button/icon-button';
import { useIsHydrating } from '../use-is-hydrating';
import { recipeClasses } from '../recipe-classes';
import { overlay } from './overlay.recipe';

interface OverlayProps {
  /** Whether the overlay is open. Closing animates by itself. */
  open: boolean;
  /** Called by `Close`, by Escape and by a press on the backdrop. */
  onClose: () => void;
  /** The dialog's accessible name. */
  title: string;
  children: ReactNode;
  /** Called when the closing animation is over; unmount it then. */
  onExitComplete?: () => void;
  /** The element that gets the focus after closing; by default the one that had it before opening. */
  focusAfter?: () => HTMLElement | null;
}

/** What an overlay's owner passes through to it. */
export interface OverlayFrame extends Omit<OverlayProps, 'title' | 'children'> {
  onExitComplete: () => void;
}

export interface DrawerProps extends OverlayProps {
  /**
   * `end` slides in from the right, 448 px wide (on a phone the screen's width); `top` is full width; `full` covers a
   * phone.
   */
  side?: 'end' | 'top' | 'full';
  /** Only screen readers get the title: the content draws its own header, with `Close` in the top right corner. */
  hideTitle?: boolean;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
}

export interface ModalProps extends OverlayProps {
  /**
   * 440, 640 or 1168 px wide; `lg` covers a phone's screen. `form` does too: its content scrolls by itself, and a
   * press outside does not close it, so that no input is lost by accident.
   */
  size?: 'sm' | 'md' | 'lg' | 'form';
  /** Only screen readers get the title: the content draws its own header. */
  hideTitle?: boolean;
  /** Stays where it is in the document, so that a server can render it; by default it moves to the end of the body. */
  inPlace?: boolean;
}

/** A drawer from the side or the top. It keeps the focus inside, and returns it on closing (rule V14). */
export function Drawer({ side = 'end', footer, ...rest }: DrawerProps) {
  return <Shell kind={side} footer={footer} {...rest} />;
}

/** A modal dialog in the middle. It keeps the focus inside, and returns it on closing (rule V14). */
export function Modal({ size = 'md', ...rest }: ModalProps) {
  return <Shell kind={size} {...rest} />;
}

interface ShellProps extends OverlayProps {
  kind: 'end' | 'top' | 'full' | 'sm' | 'md' | 'lg' | 'form';
  hideTitle?: boolean;
  inPlace?: boolean;
  footer?: ReactNode;
}

function Shell(props: ShellProps) {
  const { kind, open, onClose, title, hideTitle, inPlace, footer, children } = props;
  const { onExitComplete, focusAfter } = props;
  const styles = recipeClasses(overlay, { kind });
  const hidden = recipeClasses(visuallyHidden).root;
  // What the server has rendered is there already: it does not come in.
  const [isServed] = useState(useIsHydrating());
  const served = isServed || undefined;
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      open={open}
      closeOnInteractOutside={kind !== 'form'}
      onOpenChange={(details) => !details.open && onClose()}
      onExitComplete={onExitComplete}
      initialFocusEl={isServed ? focusInside : undefined}
      finalFocusEl={focusAfter}
    >
      <Portal disabled={inPlace}>
        <Dialog.Backdrop className={styles.scrim} data-served={served} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.content} data-served={served}>
            <div className={styles.header} data-bare={hideTitle || undefined}>
              <Dialog.Title className={hideTitle ? hidden : styles.title}>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <IconButton label={i18n.t('Close')} icon={X} variant={hideTitle ? 'solid' : 'plain'} />
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

/** A focus that is in a dialog already stays there: the server's dialogs can be used before the app takes them over. */
function focusInside(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.closest('[role=dialog]')
    ? activeElement
    : null;
}

import { MessageCircle } from 'lucide-react';
import type { Ref } from 'react';
import { i18n } from '../../lib/i18n';
import { IconButton, useStyles } from '../../ui';
import { chatButton } from './chat-button.recipe';

export interface ChatButtonProps {
  /** Opens the chat. */
  onOpen: () => void;
  /** Its corner holds something to read or press: only its side stands at the window's edge. */
  aside?: boolean;
  /** The button, so that it can get the focus back. */
  ref?: Ref<HTMLButtonElement>;
}

/** The button in the lower right corner that opens the chat. */
export function ChatButton({ onOpen, aside, ref }: ChatButtonProps) {
  const styles = useStyles(chatButton);
  return (
    <div className={styles.root} data-aside={aside || undefined}>
      <IconButton
        ref={ref}
        label={i18n.t('Open chat')}
        icon={MessageCircle}
        variant="ink"
        size="lg"
        onClick={onOpen}
      />
    </div>
  );
}

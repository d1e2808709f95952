import { MessageCircle } from 'lucide-react';
import type { Ref } from 'react';
import { i18n } from '../../lib/i18n';
import { IconButton, useStyles } from '../../ui';
import { chatButton } from './chat-button.recipe';

export interface ChatButtonProps {
  /** Opens the chat. */
  onOpen: () => void;
  /** How many pixels above its corner it stands; null while it steps aside. */
  lift?: number | null;
  /** The button, so that it can get the focus back. */
  ref?: Ref<HTMLButtonElement>;
}

/** The button in the lower right corner that opens the chat. */
export function ChatButton({ onOpen, lift = 0, ref }: ChatButtonProps) {
  const styles = useStyles(chatButton);
  return (
    <div
      className={styles.root}
      data-aside={lift === null || undefined}
      style={lift ? { transform: `translateY(-${lift}px)` } : undefined}
    >
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

import { MessageCircle } from 'lucide-react';
import type { Ref } from 'react';
import { i18n } from '../../lib/i18n';
import { IconButton, recipeClasses } from '../../ui';
import { chatButton } from './chat-button.recipe';

/** In its corner, with only its side at the window's edge, or out of the window until the focus is on it. */
export type ChatPlace = 'corner' | 'edge' | 'away';

export interface ChatButtonProps {
  /** Opens the chat. */
  onOpen: () => void;
  /** Where it stands. */
  place?: ChatPlace;
  /** The button, so that it can get the focus back. */
  ref?: Ref<HTMLButtonElement>;
}

/** The button in the lower right corner that opens the chat. */
export function ChatButton({ onOpen, place = 'corner', ref }: ChatButtonProps) {
  const styles = recipeClasses(chatButton);
  return (
    <div className={styles.root} data-place={place}>
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

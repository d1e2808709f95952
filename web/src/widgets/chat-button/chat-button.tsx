import { MessageCircle } from 'lucide-react';
import type { Ref } from 'react';
import { chatButton } from '../../theme/recipes/chat';
import { IconButton, useRecipeStyles } from '../../ui';

export interface ChatButtonProps {
  /** Opens the chat. */
  onOpen: () => void;
  /** The button, to give it the focus back. */
  ref?: Ref<HTMLButtonElement>;
}

/** In the window's lower right corner: the way to the chatbot (specification section 2). */
export function ChatButton({ onOpen, ref }: ChatButtonProps) {
  const styles = useRecipeStyles(chatButton);
  return (
    <div className={styles.root}>
      <IconButton ref={ref} label="Open chat" icon={MessageCircle} variant="ink" size="lg" onClick={onOpen} />
    </div>
  );
}

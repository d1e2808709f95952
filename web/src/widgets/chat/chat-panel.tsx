import { X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import type { ChatMessage as Message, ChatProduct } from '../../lib/chat';
import { i18n } from '../../lib/i18n';
import { SHOP } from '../../lib/shop';
import { IconButton, recipeClasses, VisuallyHidden } from '../../ui';
import { ChatMessage } from './chat-message';
import { ChatForm, type ChatFormProps } from './chat-form';
import { chatPanel } from './chat-panel.recipe';
import { useScrollToEnd } from './use-scroll-to-end';
import { useRoomAboveKeyboard } from './use-room-above-keyboard';

export interface ChatPanelProps extends Omit<ChatFormProps, 'input'> {
  /** Oldest first. */
  messages: readonly Message[];
  /** Sends a question without an answer again. */
  onSendAgain: (failure: Message) => void;
  /** Called by `Close chat` and Escape. */
  onClose: () => void;
  /** A product's address, which opens its dialog. */
  hrefOf: (product: ChatProduct) => string;
}

/** The open chat: the messages, and the text box, which has the focus first. */
export function ChatPanel(props: ChatPanelProps) {
  const { messages, draft, onDraft, onSend, onSendAgain, onClose, hrefOf } = props;
  const styles = recipeClasses(chatPanel);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const end = useScrollToEnd(messages);
  useRoomAboveKeyboard(panel);
  const onKeyDown = (event: KeyboardEvent) => {
    // In an input method (IME) Escape cancels the word and must not close the chat.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  return (
    <section ref={panel} aria-label={i18n.t('Chat')} className={styles.root} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <h2 className={styles.title}>{i18n.t('{shop} chat', { shop: SHOP.name })}</h2>
        <IconButton label={i18n.t('Close chat')} icon={X} onClick={onClose} />
      </header>
      <div {...end} role="log" aria-label={i18n.t('Messages')} tabIndex={0} className={styles.log}>
        {messages.map((message) => (
          <ChatMessage
            key={message.id}
            message={message}
            hrefOf={hrefOf}
            onSendAgain={(failure) => {
              onSendAgain(failure);
              input.current?.focus();
            }}
          />
        ))}
        {messages.some(({ waiting }) => waiting) && <Typing />}
      </div>
      <ChatForm input={input} draft={draft} onDraft={onDraft} onSend={onSend} />
    </section>
  );
}

function Typing() {
  const styles = recipeClasses(chatPanel);
  return (
    <div className={styles.typing}>
      <VisuallyHidden>{i18n.t('Chatbot is typing')}</VisuallyHidden>
      {[1, 2, 3].map((dot) => (
        <i key={dot} aria-hidden className={styles.dot} />
      ))}
    </div>
  );
}

import { useEffect, useState, type RefObject } from 'react';
import { chatLog } from './chat-log';
import { useSession } from '../../state/session';
import { useOverlay } from '../../state/url';
import { useFocusBack } from '../../ui';
import { ErrorBoundary } from '../../ui/error-boundary';
import { ChatButton } from '../../widgets/chat/chat-button';
import { ChatPanel, type ChatPanelProps } from '../../widgets/chat/chat-panel';
import { useChat } from './use-chat';
import { useChatPlace } from './use-chat-place';

/**
 * The chat: a button in the corner, and the panel that replaces it. A rendering error removes it and leaves the shop as
 * it is.
 *
 * @param shown false on the pages without a chat (rule H11); answers still arrive
 */
export function Chat({ shown }: { shown: boolean }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <ChatInItsCorner shown={shown} />
    </ErrorBoundary>
  );
}

function ChatInItsCorner({ shown }: { shown: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { messages, send, sendAgain } = useChat();
  const { hrefOf } = useOverlay();
  const user = useSession();
  const opener = useFocusBack<HTMLButtonElement>(isOpen);
  // After a page without a chat, the panel must not open by itself and take the focus.
  if (!shown && isOpen) setIsOpen(false);
  if (!shown) return null;
  if (!isOpen) return <CornerButton opener={opener} onOpen={() => setIsOpen(true)} />;
  return (
    // Another person begins with a text box and a greeting of their own.
    <GreetingPanel
      key={user?._id}
      messages={messages}
      draft={chatLog.draft()}
      onDraft={chatLog.setDraft}
      onSend={send}
      onSendAgain={sendAgain}
      onClose={() => setIsOpen(false)}
      hrefOf={({ slug }) => hrefOf({ active: 'productDetail', product: slug })}
    />
  );
}

/** The button, which covers nothing that one reads or presses. */
function CornerButton({
  opener,
  onOpen,
}: {
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
}) {
  return <ChatButton ref={opener} place={useChatPlace(opener)} onOpen={onOpen} />;
}

/** Posted after the log has rendered, so that a screen reader announces the greeting as new (rule H8). */
function GreetingPanel(props: ChatPanelProps) {
  useEffect(() => chatLog.greet(), []);
  return <ChatPanel {...props} />;
}

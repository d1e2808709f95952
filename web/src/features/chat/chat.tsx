import { useEffect, useState } from 'react';
import { chatLog } from '../../state/chat-log';
import { useOverlay } from '../../state/url';
import { useFocusBack } from '../../ui';
import { ChatButton } from '../../widgets/chat-button/chat-button';
import { ChatPanel, type ChatPanelProps } from '../../widgets/chat-panel/chat-panel';
import { ChatBoundary } from './chat-boundary';
import { useChat } from './use-chat';

/**
 * The chatbot (specification §2): a button in the corner, and the panel that takes its place.
 *
 * @param shown false on the pages without it; an answer on its way still arrives
 */
export function Chat({ shown }: { shown: boolean }) {
  return (
    <ChatBoundary>
      <ChatInItsCorner shown={shown} />
    </ChatBoundary>
  );
}

function ChatInItsCorner({ shown }: { shown: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { messages, send, sendAgain } = useChat();
  const { hrefOf } = useOverlay();
  const opener = useFocusBack<HTMLButtonElement>(isOpen);
  // It does not come back by itself, and take the focus, after a page without it.
  if (!shown && isOpen) setIsOpen(false);
  if (!shown) return null;
  if (!isOpen) return <ChatButton ref={opener} onOpen={() => setIsOpen(true)} />;
  return (
    <GreetingPanel
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

/** Once the log stands, so that a screen reader hears the greeting as a new message (specification §4). */
function GreetingPanel(props: ChatPanelProps) {
  useEffect(() => chatLog.greet(), []);
  return <ChatPanel {...props} />;
}

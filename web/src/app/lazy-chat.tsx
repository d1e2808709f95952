import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { TIMINGS } from '../lib/timings';

const WITHOUT_CHAT = /^\/(sign-in|sign-up|checkout)\/?$/i;

/**
 * The chatbot on all pages but those of specification §2. It comes when the page itself has come, and asks
 * again on the next page if it could not be fetched.
 */
export function LazyChat() {
  const { pathname } = useLocation();
  const [Chat, setChat] = useState<ComponentType<{ shown: boolean }>>();
  useEffect(() => {
    if (Chat) return;
    const bring = async () => {
      try {
        const part = await import('../features/chat/chat');
        setChat(() => part.Chat);
      } catch {
        // Asked for again on the next page.
      }
    };
    const timer = setTimeout(() => void bring(), TIMINGS.chatDelay);
    return () => clearTimeout(timer);
  }, [Chat, pathname]);
  return Chat && <Chat shown={!WITHOUT_CHAT.test(pathname)} />;
}

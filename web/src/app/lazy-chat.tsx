import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { TIMINGS } from '../lib/timings';

const WITHOUT_CHAT = /^\/(sign-in|sign-up|checkout)\/?$/i;

/**
 * The chat on all pages with one (rule H11). Its code loads after the page; after a failure it loads again on the
 * next page.
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
        // It loads again on the next page.
      }
    };
    const timer = setTimeout(() => void bring(), TIMINGS.chatDelay);
    return () => clearTimeout(timer);
  }, [Chat, pathname]);
  return Chat && <Chat shown={!WITHOUT_CHAT.test(pathname)} />;
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { TIMINGS } from '../lib/timings';
import { lazyPart } from '../ui/lazy-part';
import { pathOf } from './addresses';

const WITHOUT_CHAT = ['/sign-in', '/sign-up', '/checkout'];

const Chat = lazyPart(() => import('../features/chat/chat').then((file) => file.Chat));

/**
 * The chat on all pages with one (rule H11). Its code loads after the page; after a failure it loads again on the
 * next page.
 */
export function LazyChat() {
  const path = pathOf(useLocation());
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return;
    const bring = () =>
      Chat.load().then(
        () => setIsLoaded(true),
        () => undefined,
      );
    const timer = setTimeout(() => void bring(), TIMINGS.chatDelay);
    return () => clearTimeout(timer);
  }, [isLoaded, path]);
  return isLoaded && <Chat shown={!WITHOUT_CHAT.includes(path)} />;
}

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ChatMessage } from '../../lib/chat';

/** A reader within this distance of the end counts as reading the end. In pixels. */
const NEAR = 48;
/** The space above an answer that is taller than the log. In pixels. */
const MARGIN = 12;

/**
 * Scrolls to new messages. The customer's own message is always scrolled to; an answer only when the reader is at the
 * end. An answer taller than the log is shown from its beginning.
 */
export function useScrollToEnd(messages: readonly ChatMessage[]): {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const newest = messages.at(-1);
  const isMine = newest?.sender === 'me';
  const isWaiting = messages.some(({ waiting }) => waiting);

  useLayoutEffect(() => {
    const log = ref.current;
    if (!log || !(isMine || isAtEnd.current)) return;
    const end = log.scrollHeight - log.clientHeight;
    const beginning = (log.lastElementChild as HTMLElement | null)?.offsetTop ?? end;
    log.scrollTop = isMine || isWaiting ? end : Math.min(end, beginning - log.offsetTop - MARGIN);
    // Read at once, because the observer may report the new size before the scroll event.
    isAtEnd.current = isNearEnd(log);
  }, [isMine, isWaiting, newest?.id]);

  useEffect(() => {
    const log = ref.current;
    if (!log) return;
    // The text box grew or a keyboard opened: stay at the end.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) log.scrollTop = log.scrollHeight;
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const log = ref.current;
    if (log) isAtEnd.current = isNearEnd(log);
  };
  return { ref, onScroll };
}

function isNearEnd(log: HTMLElement): boolean {
  return log.scrollHeight - log.clientHeight - log.scrollTop < NEAR;
}

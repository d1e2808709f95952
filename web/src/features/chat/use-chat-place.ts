import { useEffect, useState, type RefObject } from 'react';
import { TIMINGS } from '../../lib/timings';
import type { ChatPlace } from '../../widgets/chat/chat-button';

/** What is pressed or carries a fact: all of its box is kept free. */
const KEPT_BOXES =
  'a[href], button, input, select, textarea, label, summary, dd, img[alt]:not([alt=""]), [role=alert], [role=status], [data-price], [data-qr]';
/** What is read: only its words are, since its box is as wide as the page. */
const KEPT_WORDS = ':is(h1, h2, h3, h4), ol > li';
/** The distance to them, and of the points at which they are looked for, in pixels. */
const GAP = 4;
const STEP = 8;
/** How much of the button stands at the window's edge, in pixels, as its recipe says. */
const SIDE = 12;

/**
 * Where the chat's button stands while the page rests: in its corner unless something that one reads or presses is
 * there, then with its side at the window's edge, and out of the window where that is taken too (rule V27).
 */
export function useChatPlace(button: RefObject<HTMLElement | null>): ChatPlace {
  const [place, setPlace] = useState<ChatPlace>('corner');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (!button.current) return;
      // A button that moves away from under a pointer loses its press.
      if (button.current.matches(':hover, :active')) lookAtRest();
      else setPlace(freePlace(button.current));
    };
    const lookAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, TIMINGS.chatButtonRest);
    };
    look();
    const changes = new MutationObserver(lookAtRest);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', lookAtRest, { passive: true, capture: true });
    window.addEventListener('resize', lookAtRest);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', lookAtRest, { capture: true });
      window.removeEventListener('resize', lookAtRest);
    };
  }, [button]);
  return place;
}

/** Looks in the button's own place, also while the button is beside it. */
function freePlace(button: HTMLElement): ChatPlace {
  const own = button.offsetParent instanceof HTMLElement ? button.offsetParent : button;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = own;
  const isFree = (from: number, to: number) => {
    for (let y = top - GAP; y <= top + height + GAP; y += STEP)
      for (let x = from; x <= to; x += STEP) if (holdsKept(x, y, own)) return false;
    return true;
  };
  if (isFree(left - GAP, left + width + GAP)) return 'corner';
  const edge = document.documentElement.clientWidth;
  return isFree(edge - SIDE - GAP, edge - 1) ? 'edge' : 'away';
}

/** A card's link reaches over the whole card, but is read in its own place only. */
function holdsKept(x: number, y: number, own: HTMLElement): boolean {
  const covers = ({ left, right, top, bottom }: DOMRect) =>
    left <= x && x <= right && top <= y && y <= bottom;
  return (document.elementsFromPoint?.(x, y) ?? []).some((element) => {
    if (own.contains(element)) return false;
    const box = element.closest(KEPT_BOXES);
    if (box && covers(box.getBoundingClientRect())) return true;
    const words = element.closest(KEPT_WORDS);
    if (!words) return false;
    const range = document.createRange();
    range.selectNodeContents(words);
    return [...range.getClientRects()].some(covers);
  });
}

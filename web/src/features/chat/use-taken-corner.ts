import { useEffect, useState, type RefObject } from 'react';
import { TIMINGS } from '../../lib/timings';

/** What is pressed or carries a fact: all of its box is kept free. */
const KEPT_BOXES =
  'a[href], button, input, select, textarea, label, summary, dd, img[alt]:not([alt=""]), [role=alert], [role=status], [data-price], [data-qr]';
/** What is read: only its words are, since its box is as wide as the page. */
const KEPT_WORDS = ':is(h1, h2, h3, h4), ol > li';
/** The distance to them, and of the points at which they are looked for, in pixels. */
const GAP = 4;
const STEP = 8;

/**
 * Whether something that one reads or presses is in the chat's corner while the page rests. The button stays in its
 * place otherwise (rule V27).
 */
export function useTakenCorner(button: RefObject<HTMLElement | null>): boolean {
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => setTaken(button.current !== null && isTaken(button.current));
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
  return taken;
}

/** Looks in the button's own place, also while the button is beside it. */
function isTaken(button: HTMLElement): boolean {
  const place = button.offsetParent instanceof HTMLElement ? button.offsetParent : button;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = place;
  for (let y = top - GAP; y <= top + height + GAP; y += STEP)
    for (let x = left - GAP; x <= left + width + GAP; x += STEP) if (holdsKept(x, y, place)) return true;
  return false;
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

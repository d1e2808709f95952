import { useEffect, useState, type RefObject } from 'react';
import { TIMINGS } from '../../lib/timings';

/** What is read or pressed, and so is never covered. */
const KEPT =
  'a[href], button, input, select, textarea, label, summary, dd, [role=alert], [role=status], [data-price], [data-qr]';
/** The distance to them, and of the points at which they are looked for, in pixels. */
const GAP = 4;
const STEP = 8;

/**
 * Where the chat's button covers no control, price, fact or message: it stands above them, and steps aside while one scrolls
 * down and where there is no room (rule V27).
 *
 * @returns its distance from the corner in pixels, or null for aside
 */
export function useFreeCorner(button: RefObject<HTMLElement | null>): number | null {
  const [lift, setLift] = useState<number | null>(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const place = () => setLift(button.current && freeLift(button.current));
    const placeAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(place, TIMINGS.chatButtonRest);
    };
    const onScroll = () => {
      if (document.documentElement.dataset.scrolled) setLift(null);
      placeAtRest();
    };
    place();
    const changes = new MutationObserver(placeAtRest);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', onScroll, { passive: true, capture: true });
    window.addEventListener('resize', placeAtRest);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', placeAtRest);
    };
  }, [button]);
  return lift;
}

/** The smallest free distance up to the middle of the window; null when there is none. */
function freeLift(button: HTMLElement): number | null {
  const place = button.offsetParent instanceof HTMLElement ? button.offsetParent : button;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = place;
  const columns = [left - GAP, left + width / 3, left + (width * 2) / 3, left + width + GAP];
  const taken = new Map<number, boolean>();
  const isTaken = (y: number) => {
    const known = taken.get(y) ?? columns.some((x) => holdsKept(x, y, place));
    taken.set(y, known);
    return known;
  };
  for (let lift = 0; lift <= window.innerHeight / 2; lift += STEP) {
    let y = top - lift - STEP;
    while (y <= top - lift + height + STEP && !isTaken(y)) y += STEP;
    if (y > top - lift + height + STEP) return lift;
  }
  return null;
}

/** Whether something kept is at a point. A card's link reaches over the whole card, but is read in its own place only. */
function holdsKept(x: number, y: number, own: HTMLElement): boolean {
  return (document.elementsFromPoint?.(x, y) ?? []).some((element) => {
    const kept = element.closest(KEPT);
    if (!kept || own.contains(kept)) return false;
    const { left, right, top, bottom } = kept.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}

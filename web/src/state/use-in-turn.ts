import { startTransition, useEffect, useState } from 'react';

let last = Promise.resolve();

/**
 * What takes long to draw, from the moment it is its turn: parts of a page that become known at once are drawn
 * one after another, so that together they keep no touch waiting.
 *
 * @param value undefined while it is not known
 * @param atOnce what is known from the first is drawn at once: whoever comes back finds the page as it was
 */
export function useInTurn<Value>(value: Value | undefined, atOnce = true): Value | undefined {
  const [shown, setShown] = useState(atOnce ? value : undefined);
  useEffect(() => {
    if (value === undefined) return;
    let isGone = false;
    const draw = () => isGone || startTransition(() => setShown(value));
    last = last.then(() => (isGone ? undefined : nextGap())).then(() => void draw());
    return () => {
      isGone = true;
    };
  }, [value]);
  return shown;
}

/** When the browser has drawn what there was to draw. */
function nextGap(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 200 });
    else setTimeout(resolve, 50);
  });
}

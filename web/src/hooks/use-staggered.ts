import { startTransition, useEffect, useState } from 'react';

let last = Promise.resolve();

/**
 * Delays a value whose drawing is slow. Parts of a page that become ready together are drawn one after another, so
 * that the page reacts to touches in between (staggered rendering).
 *
 * @param value undefined while it is not known
 * @param atOnce draws a value that is known at the first render without delay, so that Back shows the page as it was
 */
export function useStaggered<Value>(value: Value | undefined, atOnce = true): Value | undefined {
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

/** Resolves when the browser is idle. */
function nextGap(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 200 });
    else setTimeout(resolve, 50);
  });
}

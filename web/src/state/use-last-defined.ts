import { useState } from 'react';

/**
 * Keeps the last defined value, so that an overlay can show its subject during the closing animation.
 *
 * @param value the subject; '' or null for none
 * @returns `shown` is the last subject; `forget` ends that, after the animation
 */
export function useLastDefined<Subject extends string | object | null>(
  value: Subject,
): { shown: Subject; forget: () => void } {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return { shown: value || last, forget: () => setLast(value) };
}

import { useState } from 'react';

/**
 * What an overlay shows while it leaves: its subject is gone, and still on the screen.
 *
 * @param value the subject; '' or null for none
 * @returns `shown` keeps the last subject until `forget` is called, when there is none any more
 */
export function useLasting<Subject extends string | object | null>(
  value: Subject,
): { shown: Subject; forget: () => void } {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return { shown: value || last, forget: () => setLast(value) };
}

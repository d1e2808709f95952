import { useState } from 'react';

/**
 * What an overlay shows while it leaves: its subject is gone from the address, and still on the screen.
 *
 * @param value the subject, '' for none
 * @returns `shown` keeps the last subject until `forget` is called
 */
export function useLasting(value: string): { shown: string; forget: () => void } {
  const [last, setLast] = useState(value);
  if (value !== '' && value !== last) setLast(value);
  return { shown: value || last, forget: () => setLast('') };
}

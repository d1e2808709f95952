import { useEffect } from 'react';
import { readOrderNumber } from '../../lib/packing';

/** A person types slower. */
const MOST_MS_BETWEEN_KEYS = 60;

/**
 * Hears a barcode scanner, which types an order's number and Enter at once. Its Enter presses nothing, so that no pair is
 * ticked by it.
 *
 * @param onScan gets the number; it must stay the same function
 */
export function useScan(onScan: (number: string) => void): void {
  useEffect(() => {
    let typed = '';
    let last = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const isLate = event.timeStamp - last > MOST_MS_BETWEEN_KEYS;
      last = event.timeStamp;
      if (isLate) typed = '';
      if (event.key.length === 1) typed += event.key;
      if (event.key !== 'Enter' || event.target instanceof HTMLInputElement) return;
      const number = readOrderNumber(typed);
      typed = '';
      if (!number) return;
      event.preventDefault();
      event.stopPropagation();
      onScan(number);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onScan]);
}

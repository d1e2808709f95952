import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Keeps the canonical address, which browsers share, that of the shown page. The first page's tags come from the
 * server; for other pages the app writes only the address, with code that loads with the first of them.
 */
export function useCanonicalAddress(): void {
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    // Should it not come, the next page's address is written.
    void import('../features/page-frame/canonical-address')
      .then((part) => part.writeCanonical(before, location))
      .catch(() => undefined);
  }, [location]);
}

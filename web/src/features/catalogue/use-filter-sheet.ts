import { useState } from 'react';
import type { FilterSheet } from './filter-sheet';

/**
 * The filters on a phone: a dialog with much code, so it loads when it is first opened. When loading fails, the page
 * stays as it is.
 */
export function useFilterSheet() {
  const [Sheet, setSheet] = useState<typeof FilterSheet>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const open = async () => {
    setIsOpen(true);
    setHasFailed(false);
    if (Sheet) return;
    try {
      const part = await import('./filter-sheet');
      setSheet(() => part.FilterSheet);
    } catch {
      setIsOpen(false);
      setHasFailed(true);
    }
  };

  return { Sheet, isOpen, hasFailed, open: () => void open(), close: () => setIsOpen(false) };
}

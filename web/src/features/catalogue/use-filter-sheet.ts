import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';

const Sheet = lazyPart(() => import('./filter-sheet').then((file) => file.FilterSheet));

/**
 * The filters on a phone: a dialog with much code, so it loads when it is first opened. When loading fails, the page
 * stays as it is.
 */
export function useFilterSheet() {
  const [isLoaded, setIsLoaded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const open = async () => {
    setIsOpen(true);
    setHasFailed(false);
    if (isLoaded) return;
    try {
      await Sheet.load();
      setIsLoaded(true);
    } catch {
      setIsOpen(false);
      setHasFailed(true);
    }
  };

  return {
    Sheet: isLoaded ? Sheet : null,
    isOpen,
    hasFailed,
    open: () => void open(),
    close: () => setIsOpen(false),
  };
}

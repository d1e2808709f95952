import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still mounted after a delay, so that a customer who left the page is not redirected. */
export function useMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}

import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still there when a wait is over: who left a page is not sent to another one. */
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

import { useEffect, useState } from 'react';

/**
 * Asks before closing a dialog discards the input; the browser asks when its tab is closed or reloaded.
 *
 * @param onLeave closes the dialog
 */
export function useLeaveGuard(onLeave: () => void) {
  const [isTouched, setIsTouched] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTouched]);
  return {
    /** Sets whether there is input to lose. */
    setIsTouched,
    /** Whether the question is open. */
    isAsking,
    /** Called by the dialog's own close controls; the second call returns to the form. */
    close: () => (isTouched ? setIsAsking(!isAsking) : onLeave()),
    stay: () => setIsAsking(false),
    leave: onLeave,
  };
}

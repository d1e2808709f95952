import { useEffect, useState } from 'react';

/**
 * Asks before a dialog throws away what was typed into it; the browser asks when its tab is closed or reloaded.
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
    /** Whether something was typed. */
    setIsTouched,
    /** The question stands. */
    isAsking,
    /** Asked for by the dialog's own ways out; a second time they go back to what was typed. */
    close: () => (isTouched ? setIsAsking(!isAsking) : onLeave()),
    stay: () => setIsAsking(false),
    leave: onLeave,
  };
}

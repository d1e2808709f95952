import { useEffect, useState } from 'react';
import { i18n } from '../../lib/i18n';
import { currentUser } from '../../state/session';

/**
 * Asks before closing a dialog, or going Back, discards the input; the browser asks when its tab is closed or reloaded.
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
  useEffect(() => {
    if (!isTouched) return;
    // Back leaves this copy of the page's entry, so the page and its form stay.
    const entry = keyOfEntry();
    const copy = () => window.history.pushState(window.history.state, '');
    const ask = () => {
      copy();
      setIsAsking(true);
    };
    copy();
    window.addEventListener('popstate', ask);
    return () => {
      window.removeEventListener('popstate', ask);
      // The end of a session leads to another page, which going back would leave: blank, since it leads away only once.
      if (currentUser() && keyOfEntry() === entry) window.history.back();
    };
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

/** The question of a guard before the input is lost; null while it asks nothing. */
export function discardQuestion({ isAsking, stay, leave }: ReturnType<typeof useLeaveGuard>) {
  if (!isAsking) return null;
  return {
    text: i18n.t('Discard what you typed?'),
    leave: i18n.t('Discard'),
    onStay: stay,
    onLeave: leave,
  };
}

/** The router's key of the present history entry, which the copy shares. */
function keyOfEntry(): unknown {
  return (window.history.state as { key?: unknown } | null)?.key;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TIMINGS } from '../../lib/timings';
import type { ChosenPair } from '../../state/return-path';

/**
 * Puts the pair that was chosen before signing in in the cart, once: its choice is taken out of the address's state
 * first, since a reload keeps that.
 *
 * @returns whether that was a moment ago, so that it can be undone
 */
export function useCameBack(
  savedPair: ChosenPair | undefined,
  canAdd: boolean,
  isAdded: boolean,
  onAdd: () => void,
): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isHandled = useRef(false);
  const [isRecent, setIsRecent] = useState(false);
  const addChosenPair = useEffectEvent(() => {
    isHandled.current = true;
    void navigate(pathname + search, { replace: true, state: null });
    if (!canAdd) return;
    setIsRecent(true);
    onAdd();
  });
  useEffect(() => {
    if (savedPair && !isHandled.current) addChosenPair();
  }, [savedPair]);
  useEffect(() => {
    if (!isRecent || !isAdded) return;
    const timer = setTimeout(() => setIsRecent(false), TIMINGS.undo);
    return () => clearTimeout(timer);
  }, [isRecent, isAdded]);
  return isRecent;
}

import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { returnHere } from '../../state/return-path';
import { sessionEnd, useSession } from '../../state/session';

/** A page of customers. A visitor is sent to sign in and comes back, unless they have just signed out here (rule A19). */
export function CustomersOnly({ children }: { children: ReactNode }) {
  const user = useSession();
  const location = useLocation();
  const [wasShown, setWasShown] = useState(false);
  if (user) {
    if (!wasShown) setWasShown(true);
    return children;
  }
  const state = wasShown && sessionEnd() === 'signed-out' ? undefined : returnHere(location);
  return <Navigate to="/sign-in" state={state} replace />;
}

import { useLocation, type Location } from 'react-router-dom';

/** The pages on which somebody is on their way to being signed in. */
const ACCOUNT_PAGES = ['/sign-in', '/sign-up', '/forgot-password', '/reset-password'];

/** What a history entry of an account page remembers: where the person wanted to go. */
export interface ReturnState {
  returnTo: string;
}

/** Where a sign-in leads: back to what it was asked for, or else to the profile (specification §2). */
export function useReturnPath(): string {
  return readReturnState(useLocation().state)?.returnTo ?? '/profile';
}

/** For who is sent to sign in from here: to come back to this very address. */
export function returnHere({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ReturnState {
  return { returnTo: pathname + search };
}

/** @returns undefined when nothing, or nothing of this shop's, is remembered */
export function readReturnState(state: unknown): ReturnState | undefined {
  const returnTo = (state as Partial<ReturnState> | null)?.returnTo;
  const isOwn = typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo);
  return isOwn ? { returnTo } : undefined;
}

/**
 * What a link remembers. One to an account page keeps what the one it stands on remembers, and brings who
 * follows it from an overlay back to that overlay: there it was a thing that needed a sign-in.
 *
 * @param from where the link stands
 * @param fromOverlay whether it stands in an overlay
 */
export function stateOfLink(href: string, from: Location, fromOverlay: boolean): ReturnState | undefined {
  if (!isAccountPage(href)) return undefined;
  if (isAccountPage(from.pathname)) return readReturnState(from.state);
  return fromOverlay ? returnHere(from) : undefined;
}

function isAccountPage(href: string): boolean {
  return ACCOUNT_PAGES.includes(href.split(/[?#]/)[0] ?? '');
}

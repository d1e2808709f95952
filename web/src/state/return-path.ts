import type { Location } from 'react-router';

/** The pages that belong to signing in. */
const ACCOUNT_PAGES = ['/sign-in', '/sign-up', '/forgot-password', '/reset-password'];

/** The state of an account page's history entry: where the person wanted to go. */
export interface ReturnState {
  returnTo: string;
  /** What was chosen there. */
  choice?: ChosenPair;
}

/** A product's colour and size, which a visitor has chosen before signing in; the size is null until chosen. */
export interface ChosenPair {
  color: string;
  size: string | null;
}

/** The state for a link to /sign-in that returns to this address. */
export function returnHere({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ReturnState {
  return { returnTo: pathname + search };
}

/** @returns undefined when the state holds no address of this shop */
export function readReturnState(state: unknown): ReturnState | undefined {
  const returnTo = (state as Partial<ReturnState> | null)?.returnTo;
  const isOwn = typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo);
  const choice = readChosenPair(state);
  return isOwn ? { returnTo, ...(choice && { choice }) } : undefined;
}

/** What was chosen before the sign-in that led here. */
export function readChosenPair(state: unknown): ChosenPair | undefined {
  const { color, size } = (state as Partial<ReturnState> | null)?.choice ?? ({} as Partial<ChosenPair>);
  return typeof color === 'string' ? { color, size: typeof size === 'string' ? size : null } : undefined;
}

/**
 * The history state of a link. A link between account pages keeps the state. A link in an overlay to an account page
 * returns to that overlay, since something in it needed a sign-in.
 *
 * @param from the location with the link
 * @param fromOverlay whether the link is in an overlay
 */
export function stateOfLink(href: string, from: Location, fromOverlay: boolean): ReturnState | undefined {
  if (!isAccountPage(href)) return undefined;
  if (isAccountPage(from.pathname)) return readReturnState(from.state);
  return fromOverlay ? returnHere(from) : undefined;
}

function isAccountPage(href: string): boolean {
  return ACCOUNT_PAGES.includes(href.split(/[?#]/)[0] ?? '');
}

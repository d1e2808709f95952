/** The path of a URL, without query and fragment. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/**
 * What may be logged of a URL: its path, since a query can hold a name or a phone number, and without the end of an address to
 * which a carrier reports, which is a secret.
 */
export function loggedPath(url: string): string {
  return pathOf(url).replace(/^(\/v1\/carriers\/[^/]+\/).+/i, '$1…');
}

/** The query of a URL with its question mark; '' without one. */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** The path of a URL, without query and fragment: all that may be logged, since a query can hold a name or a phone number. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** The query of a URL with its question mark; '' without one. */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

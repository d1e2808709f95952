/** What a log may hold of an address: a query can be a person's name or phone number that staff look for. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** A price range's one spelling: '0-2000000' is '-2000000'; '' for a text that is none. Prices are whole dong. */
export function plainPriceRange(text: string): string {
  const [, from, below] = /^(\d{0,15})-(\d{0,15})$/.exec(text) ?? [];
  if (!below) return from ? `${Number(from)}-` : '';
  return Number(from) < Number(below) ? `${Number(from) || ''}-${Number(below)}` : '';
}

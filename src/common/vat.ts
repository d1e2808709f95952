/** The VAT in a sum that includes it, rounded to whole dong. */
export function vatIn(sum: number, percent: number): number {
  return Math.round((sum * percent) / (100 + percent));
}

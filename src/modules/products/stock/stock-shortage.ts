import { ConflictException } from '@nestjs/common';
import { lineKey, type ShortLine } from './stock-line';

function sentenceOf({ name, color, size, available }: ShortLine): string {
  if (name === undefined) return `Size ${size} in ${color} is no longer sold.`;
  const shoe = `${name} in ${color}, size ${size},`;
  if (available <= 0) return `${shoe} is sold out.`;
  return available === 1 ? `Only 1 pair of ${shoe} is left.` : `Only ${available} pairs of ${shoe} are left.`;
}

/**
 * Raised when a line asks for more pairs than are left. On the wire it is a 409 whose `errors` maps each
 * short line's `productId/color/size` to a sentence (rule S3); `short` has the numbers.
 */
export class StockShortage extends ConflictException {
  constructor(readonly short: ShortLine[]) {
    super({
      message: short.length === 1 ? sentenceOf(short[0]!) : 'Some of these shoes are no longer in stock.',
      errors: Object.fromEntries(short.map((line) => [lineKey(line), sentenceOf(line)])),
    });
  }
}

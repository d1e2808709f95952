import { Refusal, errorMessage, type ErrorMessage } from '../../../common/refusals/refusal';
import { lineKey, type ShortLine } from './stock-line';

function messageOf({ name, color, size, available }: ShortLine): ErrorMessage {
  if (name === undefined) return errorMessage('stock.size-gone', { color, size });
  if (available <= 0) return errorMessage('stock.sold-out', { name, color, size });
  return errorMessage('stock.short', { name, color, size, available });
}

/**
 * Thrown when a line requests more pairs than are left. The response is a 409 whose `errors` maps each short
 * line's `productId/color/size` to a sentence (rule S3); `short` has the numbers.
 */
export class StockShortage extends Refusal {
  constructor(readonly short: ShortLine[]) {
    const text = short.length === 1 ? messageOf(short[0]!) : errorMessage('stock.some-short');
    super(409, text, { errors: Object.fromEntries(short.map((line) => [lineKey(line), messageOf(line)])) });
  }
}

import { colorTitle } from './color-title';
import { i18n } from './i18n';

interface ExchangedPair {
  name: string;
  color: string;
  size: string;
  newSize: string;
}

/** The pair of an exchange, with both sizes. */
export function exchangeText({ name, color, size, newSize }: ExchangedPair): string {
  return i18n.t('{name}, {color}: size {size} → {newSize}', {
    name,
    color: colorTitle(color),
    size,
    newSize,
  });
}

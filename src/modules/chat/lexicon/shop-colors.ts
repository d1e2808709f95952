import type { CatalogueView } from '../../products/catalog/catalogue-search.service';
import type { Found } from '../../products/catalog/words/phrases';
import { colorKey } from '../../products/product-fields';
import { textOf, type Span } from '../parse/spans';
import { readTokens, type Token } from '../parse/text';

const MAX_COLOR_LENGTH = 4;

/** Finds colour names that only the catalogue knows, or that extend a known colour word. */
export function takeShopColors(
  tokens: readonly Token[],
  phrases: Found<string>[][],
  spans: Span[],
  index: CatalogueView,
): void {
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(MAX_COLOR_LENGTH, tokens.length - at); length > 0; length -= 1) {
      const to = at + length;
      const known = Math.max(0, ...(phrases[at] ?? []).map((found) => found.to - at));
      if (
        length < known ||
        (length === 1 && known > 0) ||
        spans.some((span) => span.from < to && span.to > at)
      )
        continue;
      const words = tokens.slice(at, to);
      const key = colorKey(textOf(tokens, at, to));
      if (!index.hasColor(key)) continue;
      const own = readTokens(index.findColor(key)?.color ?? key);
      if (words.some((word, place) => !word.isPlain && word.text !== own[place]?.text)) continue;
      spans.push({ from: at, to, kind: 'color', value: textOf(tokens, at, to), isWanted: true });
      break;
    }
  }
}

import { colorName } from './color-name';
import { capitalise } from './text';

/** A colour's name in the page's language, with a capital letter where it stands alone. */
export function colorTitle(color: string): string {
  return capitalise(colorName(color));
}

import { foldText, toWords } from '../../../../common/text';
import { GOODS_WORDS } from './goods-words';
import { PhraseTable, splitWords, toWord, type Word } from './phrases';

/** A family of colours, optionally with a shade: 'white' and 'white.ivory'. */
type Hue = string;

const COLOR_TABLE = new PhraseTable(GOODS_WORDS.filter(([meaning]) => meaning.startsWith('color:')));

/** The hues of a colour's name; empty for unknown words. */
function huesOf(name: string): Hue[] {
  const known = hues.get(name);
  if (known) return known;
  const tokens = readWords(name);
  const found: Hue[] = [];
  for (let at = 0; at < tokens.length;) {
    const [first] = COLOR_TABLE.at(tokens, at);
    if (first) found.push(...first.meaning.slice('color:'.length).split('|'));
    at = first?.to ?? at + 1;
  }
  if (hues.size > 2000) hues.clear();
  hues.set(name, found);
  return found;
}
const hues = new Map<string, Hue[]>();

function readWords(name: string): Word[] {
  return splitWords(name.normalize('NFC')).map(toWord);
}

/** True if all words name colours: 'đỏ đô', 'light blue'. */
export function isColorName(name: string): boolean {
  const tokens = readWords(name);
  if (tokens.length === 0 || tokens.length > 4 || /[^\p{L}\p{M}\s-]/u.test(name)) return false;
  let at = 0;
  while (at < tokens.length) {
    const [found] = COLOR_TABLE.at(tokens, at);
    if (!found) return false;
    at = found.to;
  }
  return true;
}

/**
 * The hues that a filter's colour may mean in either language: 'black', 'navy', 'do' for 'đỏ' and 'đô'. Empty
 * if a word names no colour.
 * @param key the colour's name, folded
 */
export function huesMeant(key: string): Hue[] {
  if (!isColorName(key)) return [];
  const tokens = readWords(key);
  const found: Hue[] = [];
  for (let at = 0; at < tokens.length;) {
    const all = COLOR_TABLE.at(tokens, at);
    const same = all.filter(({ to }) => to === all[0]!.to);
    found.push(...same.flatMap(({ meaning }) => meaning.slice('color:'.length).split('|')));
    at = all[0]!.to;
  }
  return found;
}

const familyOf = (hue: Hue): string => hue.split('.')[0]!;

/**
 * Distance of a catalogue colour from the requested one: 0 the same, 1 of its family, 2 a related shade; 9
 * another.
 */
export function colorDistance(wanted: string, color: string): number {
  if (toWords(foldText(wanted)) === toWords(foldText(color))) return 0;
  const [wants, its] = [huesOf(wanted), huesOf(color)];
  if (wants.some((hue) => its.includes(hue))) return 0;
  const families = new Set(its.map(familyOf));
  const related = wants.filter((hue) => families.has(familyOf(hue)));
  if (related.length === 0) return 9;
  // A request for 'đỏ' includes 'đỏ đô'; for 'đỏ đô', 'đỏ' is only near.
  return related.some((hue) => !hue.includes('.')) ? 1 : 2;
}

/** The colours nearest to the requested one, with their distance. */
export function meantColors(
  wanted: string,
  colors: readonly string[],
): { colors: string[]; distance: number } {
  const distances = colors.map((color) => colorDistance(wanted, color));
  const distance = Math.min(9, ...distances);
  return { colors: distance < 9 ? colors.filter((_, place) => distances[place] === distance) : [], distance };
}

/** Every colour that a request may mean, including near ones. */
export function relatedColors(wanted: string, colors: readonly string[], most = 1): string[] {
  return colors.filter((color) => colorDistance(wanted, color) <= most);
}

/** English names of hues where they differ from the table. */
const ENGLISH: Record<string, string> = {
  ...{ ash: 'ash grey', vermilion: 'orange red', azure: 'blue', sky: 'sky blue', moss: 'moss green' },
  ...{ mustard: 'mustard yellow', blush: 'blush pink', sand: 'sand beige' },
};

/** A colour's name in English; undefined if it is English already or unknown. */
export function inEnglish(color: string): string | undefined {
  const [hue] = huesOf(color);
  const shade = hue?.split('.').at(-1);
  const english = shade && (ENGLISH[shade] ?? shade);
  return english && !color.includes(english) ? english : undefined;
}

/** The colours that belong to one of these hues: 'red' includes 'đỏ đô', 'đỏ đô' no other red. */
export function colorsOfHues(hues: readonly Hue[], colors: readonly string[]): string[] {
  return colors.filter((color) => isOf(hues, huesOf(color)));
}

function isOf(wanted: readonly Hue[], its: readonly Hue[]): boolean {
  return wanted.some((hue) =>
    its.some((own) => own === hue || (!hue.includes('.') && familyOf(own) === hue)),
  );
}

import { colorKey } from '../../../products/catalogue/catalogue.service';
import { Phrases } from './phrases';
import { readText, type Token } from './text';

/** A colour as people mean it: a family, and within it a shade if they say one. */
export interface Hue {
  family: string;
  shade?: string;
}

/** Which hues words may mean; more than one where a word is used for several. */
type Hues = readonly Hue[];

const hue = (family: string, shade?: string): Hue => (shade ? { family, shade } : { family });

/** Words for colours, Vietnamese and English, of shoppers and of the shop. */
export const COLOR_WORDS = new Phrases<Hues>([
  [
    [hue('black')],
    'đen, black, đen tuyền, đen thui, full đen, all black, blck, balck, blak, đem tuyền, noir',
  ],
  [
    [hue('white')],
    'trắng, white, trắng tinh, full trắng, all white, whtie, wite, trắg, trang tinh, triple white',
  ],
  [
    [hue('white', 'ivory')],
    'trắng ngà, ngà, ivory, off white, trắng sữa, trắng kem, offwhite, cream white, bone, eggshell, sail',
  ],
  [[hue('white', 'ivory'), hue('beige')], 'kem, cream, creme'],
  [[hue('grey')], 'xám, ghi, grey, gray, xám xịt, xam xam, slate, gery'],
  [[hue('grey', 'ash')], 'xám tro, tro, ash, ash grey, ash gray, xám nhạt, light grey, light gray'],
  [[hue('grey', 'silver')], 'bạc, silver, xám bạc, ánh bạc'],
  [[hue('red')], 'đỏ, red, đỏ tươi, đỏ chót, scarlet, crimson'],
  [[hue('red', 'vermilion'), hue('orange')], 'đỏ cam, red orange, orange red, cam đỏ, vermilion, coral red'],
  [
    [hue('red', 'burgundy')],
    'đỏ đô, burgundy, maroon, bordeaux, wine, wine red, đỏ rượu, rượu vang, đỏ rượu vang, đỏ mận, dark red, đỏ sẫm, đỏ đậm',
  ],
  [[hue('orange')], 'cam, orange, da cam, cam cháy, oringe, rust'],
  [
    [hue('blue')],
    `blue, xanh biển, xanh nước biển, nước biển, xanh lam, lam, xanh coban, cobalt, royal blue, royal, xanh dương đậm,
     bule, bleu`,
  ],
  [[hue('blue', 'azure')], 'xanh dương, xanh duong, dương, xanh da dương'],
  [
    [hue('blue', 'navy')],
    `xanh hải quân, navy, xanh navy, navy blue, xanh than, xanh đen, xanh tím than, tím than, dark blue, xanh dương đen,
     hải quân, navi, xanh navi, indigo, midnight blue`,
  ],
  [
    [hue('blue', 'sky')],
    `xanh da trời, da trời, sky blue, sky, light blue, baby blue, xanh nhạt, xanh lơ, xanh trời, xanh da trờ, xanh baby,
     xanh biển nhạt, xanh pastel`,
  ],
  [[hue('green')], 'green, xanh lá, xanh lá cây, lá cây, xanh lục, lục, gren, xanh cây'],
  [
    [hue('green', 'moss')],
    `xanh rêu, rêu, moss, olive, moss green, olive green, army green, xanh quân đội, xanh bộ đội, khaki green, forest,
     forest green, dark green, xanh lá đậm, army`,
  ],
  [
    [hue('green', 'teal')],
    'xanh ngọc, ngọc, teal, turquoise, jade, emerald, xanh ngọc bích, ngọc bích, mint, bạc hà, xanh bạc hà, xanh lam ngọc, xanh mint, aqua',
  ],
  [[hue('green', 'lime')], 'xanh chuối, xanh non, xanh neon, neon, lime, volt, xanh nõn chuối'],
  [[hue('blue'), hue('green')], 'xanh, xanh xanh'],
  [[hue('yellow')], 'vàng, yellow, vàng tươi, vàng chanh, yelow, yello'],
  [[hue('yellow', 'mustard')], 'vàng nghệ, nghệ, mustard, turmeric, vàng đất, vàng mù tạt, amber'],
  [[hue('yellow', 'gold')], 'gold, golden, vàng kim, vàng gold, vàng đồng, vàng ánh kim'],
  [[hue('pink')], 'hồng, pink, hường, hường phấn, pinky, hồng hồng, rose, hồng cánh sen'],
  [
    [hue('pink', 'blush')],
    'hồng phấn, blush, baby pink, light pink, pastel pink, hồng nhạt, hồng pastel, powder pink',
  ],
  [[hue('purple')], 'tím, purple, violet, purpel, purpl, tím tím, plum'],
  [
    [hue('purple', 'lavender')],
    'tím oải hương, oải hương, lavender, lilac, tím nhạt, tím lavender, lavendar, tím pastel',
  ],
  [[hue('brown')], 'nâu, brown, nâu nâu, cocoa, chocolate, nâu đất, nâu socola, bown'],
  [[hue('brown', 'tan')], 'nâu da bò, da bò, tan, cognac, nâu bò, leather brown, saddle brown, nâu nhạt'],
  [[hue('beige')], 'be, beige, bé be, nude, baige, biege'],
  [[hue('beige', 'sand')], 'be cát, cát, sand, sandy, vàng cát, khaki, kaki'],
]);

/** True for a word that some colour is called by, alone or with others. */
export function isColorWord(token: Token): boolean {
  return COLOR_WORDS.uses(token);
}

/** What a shopper asks for: the colour's own name in the shop if it is one, and what it means. */
export interface AskedColor {
  /** As it was asked, folded. */
  key: string;
  /** Words of the message, as written. */
  text: string;
  /** It is the name of a colour of the shop's: another of its family is not meant. */
  isName: boolean;
  hues: Hues;
}

/** Colours among the free tokens; what they look like without accents is judged by what stands beside them. */
export function findColors(
  tokens: Token[],
  isShopColor: (key: string) => boolean,
): { from: number; to: number; color: AskedColor }[] {
  const known = COLOR_WORDS.findAll(tokens).map(({ from, to, meaning }) => ({ from, to, hues: meaning }));
  const found = [...known, ...shopColors(tokens, isShopColor, known)].sort((a, b) => a.from - b.from);
  return found.map(({ from, to, hues }) => {
    const words = tokens.slice(from, to);
    const key = words.map(({ folded }) => folded).join(' ');
    const isName = isShopColor(key);
    return { from, to, color: { key, text: words.map(({ text }) => text).join(' '), isName, hues } };
  });
}

const LONGEST_NAME = 4;

/** Names of colours that only this shop has, or that are longer than the words known for them. */
function shopColors(
  tokens: Token[],
  isShopColor: (key: string) => boolean,
  known: { from: number; to: number; hues: Hues }[],
): { from: number; to: number; hues: Hues }[] {
  const found: { from: number; to: number; hues: Hues }[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let length = Math.min(LONGEST_NAME, tokens.length - from); length > 0; length -= 1) {
      const words = tokens.slice(from, from + length);
      if (words.some(({ use, text }) => use || /^\d/.test(text))) continue;
      if (!isShopColor(words.map(({ folded }) => folded).join(' '))) continue;
      const to = from + length;
      const inside = known.filter((one) => one.from < to && one.to > from);
      if (inside.some((one) => one.to - one.from >= length)) break;
      // A word of the table spelt with other accents ('đến') is no colour of the shop either.
      if (inside.length === 0 && length === 1 && COLOR_WORDS.hasFolded(words[0]!)) break;
      for (const one of inside) known.splice(known.indexOf(one), 1);
      found.push({ from, to, hues: huesOf(words.map(({ text }) => text).join(' ')) });
      from = to - 1;
      break;
    }
  }
  return found;
}

const hues = new Map<string, Hues>();

/** What a colour's name means; nothing for a name of words that are not known. */
function huesOf(name: string): Hues {
  const known = hues.get(name);
  if (known) return known;
  const found = COLOR_WORDS.findAll(readText(name).tokens).flatMap(({ meaning }) => meaning);
  if (hues.size > 2000) hues.clear();
  hues.set(name, found);
  return found;
}

/** How well a colour of the shop is what was asked; `none` when it is another. */
export type Likeness = 'same' | 'shade' | 'family' | 'none';

const RANK: readonly Likeness[] = ['same', 'shade', 'family'];

function likeness(asked: AskedColor, color: string): Likeness {
  if (colorKey(color) === asked.key) return 'same';
  const its = huesOf(color);
  const isShade = asked.hues.some(({ family, shade }) =>
    its.some((h) => h.family === family && h.shade === shade),
  );
  // 'black' asked and 'đen' sold: the same by another word.
  if (isShade) return 'shade';
  const isFamily = asked.hues.some(({ family, shade }) => !shade && its.some((h) => h.family === family));
  return isFamily && !asked.isName ? 'family' : 'none';
}

/** Those of some colours that are meant: only the likest ones. */
export function meant(asked: AskedColor, colors: readonly string[]): string[] {
  const likenesses = colors.map((color) => likeness(asked, color));
  const best = RANK.find((rank) => likenesses.includes(rank));
  return best ? colors.filter((_, index) => likenesses[index] === best) : [];
}

/** True when two colours are of a family, as navy and sky blue are. */
export function isRelated(asked: AskedColor, color: string): boolean {
  return asked.hues.some(({ family }) => huesOf(color).some((other) => other.family === family));
}

/** A word or two of the other language for a colour of the shop's, if there is one. */
const ENGLISH: readonly (readonly [family: string, shade: string | undefined, word: string])[] = [
  ['black', undefined, 'black'],
  ['white', undefined, 'white'],
  ['white', 'ivory', 'ivory'],
  ['grey', undefined, 'grey'],
  ['grey', 'ash', 'ash grey'],
  ['grey', 'silver', 'silver'],
  ['red', undefined, 'red'],
  ['red', 'vermilion', 'orange red'],
  ['red', 'burgundy', 'burgundy'],
  ['orange', undefined, 'orange'],
  ['blue', undefined, 'blue'],
  ['blue', 'azure', 'blue'],
  ['blue', 'navy', 'navy'],
  ['blue', 'sky', 'sky blue'],
  ['green', undefined, 'green'],
  ['green', 'moss', 'moss green'],
  ['green', 'teal', 'teal'],
  ['green', 'lime', 'lime'],
  ['yellow', undefined, 'yellow'],
  ['yellow', 'mustard', 'mustard'],
  ['yellow', 'gold', 'gold'],
  ['pink', undefined, 'pink'],
  ['pink', 'blush', 'blush pink'],
  ['purple', undefined, 'purple'],
  ['purple', 'lavender', 'lavender'],
  ['brown', undefined, 'brown'],
  ['brown', 'tan', 'tan'],
  ['beige', undefined, 'beige'],
  ['beige', 'sand', 'sand'],
];

/** What a Vietnamese colour is called in English, or null where its name says it already or is not known. */
export function inEnglish(color: string): string | null {
  if (/^[\x20-\x7e]+$/.test(color) && color !== 'be' && color !== 'cam' && color !== 'kem') return null;
  const all = huesOf(color);
  const [first] = all;
  if (!first || COLOR_WORDS.findAll(readText(color).tokens).length !== 1) return null;
  return ENGLISH.find(([family, shade]) => family === first.family && shade === first.shade)?.[2] ?? null;
}

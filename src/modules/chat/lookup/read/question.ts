import type { Brand, ProductType } from '../../../products/catalogue/catalogue.service';
import type { Language } from '../../language';
import type { NamesRead } from '../names-read';
import { ASK_WORDS, type Ask } from '../words/asks';
import { BRAND_WORDS, FOREIGN_BRANDS } from '../words/brands';
import { findColors, type AskedColor } from '../words/colors';
import { isCommon, isGrammar, languageScore } from '../words/grammar';
import type { Phrases } from '../words/phrases';
import { readText, type Text, type Token, type Use } from '../words/text';
import { OFF_TOPIC, OTHER_GOODS, SMALL_TALK, type SmallTalk } from '../words/topics';
import { TYPE_WORDS } from '../words/types';
import { isColorHere } from './color-context';
import { readNames, type NameMention } from './names';
import { asksToBuy, goesOn } from './manner';
import { readBarePrice, readPrice, type PriceRange } from './price';
import { readReference, type Reference } from './reference';
import { readBareSizes, readSizes } from './sizes';

/** A name with what stands beside it, in a question that has several. */
export interface NamedPart extends NameMention {
  colors: AskedColor[];
  sizes: string[];
}

/** What one message says, by itself. */
export interface Question {
  /** Undefined when its words do not tell. */
  language?: Language;
  names: NamedPart[];
  brands: Brand[];
  /** A brand that the shop does not sell, as it is written. */
  foreign?: string;
  /** Words that look like a name and are none of this shop's. */
  hasUnknownName: boolean;
  /** It has a word that nothing explains, wherever it stands. */
  hasUnknownWord: boolean;
  /** The products whose names begin like one that the shop does not have. */
  alike: string[];
  types: ProductType[];
  colors: AskedColor[];
  /** Colours that are not wanted. */
  without: AskedColor[];
  sizes: string[];
  sizeRange?: [number, number];
  hasForeignSize: boolean;
  price?: PriceRange;
  asks: Set<Ask>;
  reference?: Reference;
  smallTalk?: SmallTalk;
  /** It asks for goods that are no shoes. */
  isOtherGoods: boolean;
  /** It asks for something that is no business of a shop's chat. */
  isElsewhere: boolean;
  /** It speaks of shoes without saying of which. */
  isOfShoes: boolean;
  /** It asks whether something is sold or left. */
  asksToBuy: boolean;
  /** It goes on from what was said before: 'còn … thì sao', 'and …'. */
  goesOn: boolean;
  /** It asks for any shoe that fits, not for one that was spoken of. */
  isOpen: boolean;
}

const SHOES =
  /(?<!\p{L})(?:giay|giầy|doi|shoes?|sneakers?|pairs?|size|sz|mau|kicks|footwear|con hang|het hang|in stock|sold out|stock|san pham|sp|restock|hang ve|mat hang|chiec)(?!\p{L})/u;
const OPEN =
  /(?<!\p{L})(?:giày|giay|giầy|shoes?|sneakers?|đôi nào|doi nao|mẫu nào|mau giay|đôi gì|cái nào|con nào|những đôi|những mẫu|các mẫu|any pairs?|anything|something|có gì|mẫu gì)(?!\p{L})/u;

/** What reading a word costs: it is looked for in every table of words. */
const READING = 3;

/** Reads a message with the catalogue's own words: nothing is known of shoes but what the database has. */
export function readQuestion(message: string, catalogue: NamesRead, doubted?: ReadonlySet<string>): Question {
  const text = readText(message);
  const { tokens } = text;
  catalogue.effort.spend(READING * tokens.length);
  const sum = readPrice(text);
  const sized = readSizes(text);
  const mentions = readNames(text, catalogue, doubted);
  const names = mentions.filter(({ isAnother }) => !isAnother);
  const alike = mentions.flatMap(({ isAnother, ids }) => (isAnother ? ids : []));
  const smallTalk = SMALL_TALK.findAll(tokens)[0]?.meaning;
  const asks = new Set(take(ASK_WORDS, tokens, 'ask'));
  const foreign = take(FOREIGN_BRANDS, tokens, 'foreign')[0];
  const brands = take(BRAND_WORDS, tokens, 'brand', isBrandHere);
  const types = take(TYPE_WORDS, tokens, 'type');
  const isElsewhere = OFF_TOPIC.findAll(tokens, ({ use }) => use !== 'name').length > 0;
  const colored = readColors(text, catalogue);
  const isOtherGoods = take(OTHER_GOODS, tokens, 'other-goods', isGoodsHere).length > 0;
  const bare = readBareSizes(text);
  const price = sum ?? readBarePrice(text);
  const sizes = unique([...sized.sizes, ...bare]);
  return {
    ...(languageOf(text) ? { language: languageOf(text) } : {}),
    names: share(text, names, colored),
    brands: unique(brands),
    ...(foreign ? { foreign } : {}),
    hasUnknownName: names.length === 0 && (alike.length > 0 || hasUnknownName(tokens, brands.length > 0)),
    hasUnknownWord: tokens.some((token) => isUnknown(token, false)),
    alike,
    types: unique(types),
    colors: colored.filter(({ isWanted }) => isWanted).map(({ color }) => color),
    without: colored.filter(({ isWanted }) => !isWanted).map(({ color }) => color),
    ...{ sizes, hasForeignSize: sized.isForeign, asks, isOtherGoods, isElsewhere },
    ...(sized.range ? { sizeRange: sized.range } : {}),
    ...(price ? { price } : {}),
    ...readReference(text),
    ...(smallTalk ? { smallTalk } : {}),
    isOfShoes: SHOES.test(text.folded),
    asksToBuy: asksToBuy(text),
    goesOn: goesOn(text) || isNothingElse(tokens),
    isOpen: OPEN.test(text.plain),
  };
}

/** Finds the phrases of a table and marks their tokens. */
function take<Meaning>(
  table: Phrases<Meaning>,
  tokens: Token[],
  use: Use,
  isHere: (tokens: Token[], from: number) => boolean = () => true,
): Meaning[] {
  return table.findAll(tokens).flatMap(({ from, to, meaning }) => {
    if (!isHere(tokens, from)) return [];
    for (const token of tokens.slice(from, to)) token.use = use;
    return [meaning];
  });
}

/** 'nai', 'van', 'das': words of other meanings too, which are brands only when nothing speaks against it. */
function isBrandHere(tokens: Token[], from: number): boolean {
  const word = tokens[from]!;
  if (word.text === 'vẫn' || word.text === 'văn' || word.text === 'vạn') return false;
  if (word.text === 'van') return !['xin', 'cầu', 'cau'].includes(tokens[from - 1]?.text ?? '');
  return true;
}

/** 'quan' and 'ao' alone are words of much else when they have no accents. */
function isGoodsHere(tokens: Token[], from: number): boolean {
  return (
    !['quan', 'ao', 'dep', 'guoc', 'cap'].includes(tokens[from]!.text) ||
    tokens[from + 1]?.use === 'other-goods'
  );
}

interface FoundColor {
  color: AskedColor;
  isWanted: boolean;
  start: number;
}

const UNWANTED =
  /(?:tru|ngoai|khac|khong phai|ko phai|k phai|khong thich|khong lay|not|except|other than|but not|ngoai tru|khong muon|dung|besides)\s(?:mau\s|in\s)?$/u;
/** As long as the longest of those words. */
const LONGEST_UNWANTED = 30;

function readColors(text: Text, catalogue: NamesRead): FoundColor[] {
  const { tokens, folded } = text;
  const found: FoundColor[] = [];
  for (const { from, to, color } of findColors(tokens, (key) => catalogue.hasColor(key))) {
    if (!isColorHere(tokens, from, to)) continue;
    for (const token of tokens.slice(from, to)) token.use = 'color';
    const start = tokens[from]!.start;
    found.push({
      color,
      start,
      isWanted: !UNWANTED.test(folded.slice(Math.max(0, start - LONGEST_UNWANTED), start)),
    });
  }
  const first = new Map(found.toReversed().map((one) => [one.color.key, one]));
  return found.filter((one) => first.get(one.color.key) === one);
}

/** Gives each of several names the colours and sizes that follow it; what precedes all of them is for all. */
function share(text: Text, names: NameMention[], colors: FoundColor[]): NamedPart[] {
  if (names.length < 2) return names.map((name) => ({ ...name, colors: [], sizes: [] }));
  return names.map((name, at) => {
    const end = names[at + 1]?.start ?? Infinity;
    const isHere = ({ start }: { start: number }): boolean => start >= name.end && start < end;
    const sizes = text.tokens.filter(
      (token) => token.use === 'size' && /^\d/.test(token.text) && isHere(token),
    );
    return {
      ...name,
      colors: colors.filter((color) => color.isWanted && isHere(color)).map(({ color }) => color),
      sizes: sizes.map((token) => String(Number(token.text.replace(',', '.')))),
    };
  });
}

/** What stands before a name: 'đôi kayano', 'có kayano không', 'do you have kayano'. */
const BEFORE_NAMES = new Set(
  `giày giay giầy đôi doi mẫu mau con chiếc em có co bán ban mua tìm tim lấy lay hỏi hoi xem dòng hiệu hãng còn cần muốn
   have has any your other the a an sell of for stock find want buy get some shoes sneakers pair carry new need is are`.split(
    /\s+/,
  ),
);

/** Words that nothing explains and that stand where names do. */
function hasUnknownName(tokens: Token[], hasBrand: boolean): boolean {
  return tokens.some((token, at) => {
    if (!isUnknown(token, hasBrand)) return false;
    const before = tokens[at - 1];
    if (!before || BEFORE_NAMES.has(before.text) || isCommon(before)) return true;
    return before.use === 'brand' || before.use === 'type' || isUnknown(before, hasBrand);
  });
}

/** A word that nothing explains: of an ordinary question, it can only be a name. */
function isUnknown(token: Token, hasBrand: boolean): boolean {
  if (!token.use && /^\d{3,4}$/.test(token.text)) return hasBrand;
  return !token.use && !isGrammar(token) && !isCommon(token) && token.folded.length > 2;
}

/** True for a message that names something and says nothing about it. */
function isNothingElse(tokens: Token[]): boolean {
  return tokens.some(({ use }) => use) && tokens.filter(({ use }) => !use).length === 0;
}

/** The language of a message's words, if they tell. */
export function languageOf({ tokens }: Text): Language | undefined {
  const score = languageScore(tokens);
  return score > 0 ? 'en' : score < 0 ? 'vi' : undefined;
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}

import type { Ask } from './words/asks';
import type { Language } from '../language';
import type { NamedPart, Question } from './read/question';

/** What a shopper wants to know, with what the conversation had named already. */
export interface Wish extends Pick<
  Question,
  | 'names'
  | 'brands'
  | 'foreign'
  | 'hasUnknownName'
  | 'alike'
  | 'types'
  | 'colors'
  | 'without'
  | 'sizes'
  | 'sizeRange'
  | 'hasForeignSize'
  | 'price'
> {
  asks: ReadonlySet<Ask>;
  language: Language;
}

/** What was said so far. */
export interface Talk {
  wish: Wish;
  /** The products that the shop's last answer named, in its order. */
  shown: string[];
  /** The products of the last answer that named several. */
  listed: string[];
}

export const NOTHING: Talk = {
  wish: {
    names: [],
    brands: [],
    hasUnknownName: false,
    alike: [],
    types: [],
    colors: [],
    without: [],
    sizes: [],
    hasForeignSize: false,
    asks: new Set(),
    language: 'vi',
  },
  shown: [],
  listed: [],
};

/** A question with what the conversation named before it (rule H5). */
export function toWish(question: Question, talk: Talk): Wish {
  const { wish: before } = talk;
  const language = question.language ?? before.language;
  const { without, hasForeignSize, asks, foreign, hasUnknownName, alike } = question;
  const now = { ...NOTHING.wish, without, hasForeignSize, asks, hasUnknownName, alike, language };
  const own = {
    ...now,
    ...(foreign ? { foreign } : {}),
    ...(question.price ? { price: question.price } : {}),
  };
  const [colors, sizes] = [question.colors, sizesOf(question)];
  const kept = keptSizes(before, question);
  const keptColors = question.goesOn && !asks.has('colors') ? before.colors : [];
  const named = { brands: question.brands, types: question.types };

  if (question.names.length > 0) {
    return {
      ...own,
      ...named,
      names: question.names,
      hasUnknownName: false,
      colors: colors.length > 0 ? colors : keptColors,
      ...(hasSizes(question) ? sizes : question.goesOn ? kept : {}),
    };
  }
  const isNew =
    named.brands.length > 0 ||
    named.types.length > 0 ||
    foreign !== undefined ||
    (hasUnknownName && !question.goesOn);
  if (isNew) return newSubject(question, own, before);
  const picked = pick(question, talk);
  const isFresh = isAfresh(question);
  const base = isFresh ? {} : { brands: before.brands, types: before.types };
  return {
    ...own,
    ...base,
    names: picked,
    colors: colors.length > 0 ? colors : asks.has('colors') || isFresh ? [] : before.colors,
    ...(hasSizes(question) ? sizes : kept),
    ...(!question.price && before.price && !isFresh ? { price: before.price } : {}),
  };
}

function newSubject(question: Question, own: Wish, before: Wish): Wish {
  const { goesOn, brands, types, colors, price, foreign } = question;
  // 'còn adidas thì sao?' asks for the same of another brand.
  const old = goesOn ? before : NOTHING.wish;
  return {
    ...own,
    brands: brands.length > 0 || foreign ? brands : old.brands,
    types: types.length > 0 ? types : old.types,
    colors: colors.length > 0 ? colors : goesOn ? before.colors : [],
    ...(hasSizes(question) ? sizesOf(question) : keptSizes(before, question)),
    ...(!price && old.price ? { price: old.price } : {}),
  };
}

/** True for a question about any shoe at all; 'which is the cheapest' is one of those that were spoken of. */
function isAfresh({ isOpen, reference, asks }: Question): boolean {
  const compares = ['cheapest', 'dearest', 'cheaper', 'dearer'] as const;
  return isOpen && !reference && !compares.some((ask) => asks.has(ask));
}

/** The shoes that a question without a name is about. */
function pick(question: Question, { wish: before, shown, listed }: Talk): NamedPart[] {
  const { reference } = question;
  if (reference?.kind === 'place') {
    // A list stays one to point at when a shoe of it was spoken of since.
    const id = listed.at(reference.place) ?? shown.at(reference.place);
    if (id) return [partOf(id)];
  }
  if (isAfresh(question)) return [];
  const compares = question.asks.has('cheaper') || question.asks.has('dearer');
  if (before.names.length > 0) return before.names.map((name) => ({ ...name, colors: [], sizes: [] }));
  if (before.foreign || before.hasUnknownName) return shown.slice(0, 4).map(partOf);
  if (compares) return shown.slice(0, 4).map(partOf);
  return shown.length === 1 || (reference && shown.length > 0) ? [partOf(shown[0]!)] : [];
}

function partOf(id: string): NamedPart {
  return { words: [], start: 0, end: 0, ids: [id], isAnother: false, isWeak: false, colors: [], sizes: [] };
}

function hasSizes({ sizes, sizeRange }: Question): boolean {
  return sizes.length > 0 || sizeRange !== undefined;
}

function sizesOf({
  sizes,
  sizeRange,
}: Pick<Question, 'sizes' | 'sizeRange'>): Pick<Wish, 'sizes' | 'sizeRange'> {
  return { sizes, ...(sizeRange ? { sizeRange } : {}) };
}

function keptSizes(before: Wish, { asks }: Question): Pick<Wish, 'sizes' | 'sizeRange'> {
  return asks.has('sizes') ? { sizes: [] } : sizesOf(before);
}

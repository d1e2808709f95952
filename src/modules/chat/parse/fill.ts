import type { Language } from '../../../common/language';
import {
  emptyQuery,
  narrows,
  unwanted,
  wanted,
  type About,
  type SmallTalk,
  type Sort,
  type StockQuery,
  type Topic,
  type Wanted,
  type WantedName,
} from '../stock-query';
import { intentOf } from './intent';
import { sizeBetween } from './number-sense';
import { textOf, VALUES, type Span } from './spans';
import type { Token } from './text';

const SHOE_WORDS = new Set(
  'giày giay đôi doi mẫu mau shoe shoes pair pairs sneaker sneakers kicks boots cặp'.split(' '),
);

const ABOUT: readonly About[] = ['brands', 'types', 'colors', 'sizes'];
const SORTED: readonly Sort[] = [
  'cheapest',
  'dearest',
  'cheaper',
  'dearer',
  'newest',
  'best-seller',
  'cheap',
];

/** The state while filling in one message's query. */
interface Filling {
  query: StockQuery;
  tokens: readonly Token[];
  spans: readonly Span[];
  /** The spans of one kind. */
  of: (kind: string) => Span[];
  asks: Set<string>;
}

/** Builds the query from the spans of one message. */
export function toQuery(
  tokens: readonly Token[],
  spans: readonly Span[],
  unknown: string[],
  language: Language,
): StockQuery {
  const of = (kind: string): Span[] => spans.filter((span) => span.kind === kind);
  const asks = new Set(of('ask').map(({ value }) => value));
  const filling: Filling = { query: emptyQuery(language), tokens, spans, of, asks };
  fillGoods(filling);
  fillNumbers(filling);
  fillAbout(filling);
  fillTopics(filling);
  fillWishes(filling);
  fillAbsent(filling, unknown);
  fillSizeHelp(filling);
  fillIntent(filling);
  return filling.query;
}

function fillGoods({ query, spans, of }: Filling): void {
  const values = (kind: string): Wanted[] =>
    unique(of(kind).map(({ value, isWanted }) => ({ value, isWanted })));
  query.brands = values('brand');
  query.types = values('type');
  query.materials = values('material');
  query.colors = values('color');
  query.names = namesIn(spans);
  if (of('gender').length > 0) query.isGendered = true;
}

function fillNumbers({ query, of }: Filling): void {
  for (const { number, isWanted } of of('size')) {
    const { sizes = [], min, max, isConverted } = number!;
    query.sizes.push(...sizes.map((size) => ({ value: String(size), isWanted })));
    if (min !== undefined) query.minSize = min;
    if (max !== undefined) query.maxSize = max;
    if (isConverted) query.isConverted = true;
  }
  query.sizes = unique(query.sizes);
  for (const { number } of of('price')) {
    const { min, max, near } = number!;
    if (min !== undefined) query.minPrice = min;
    if (max !== undefined) query.maxPrice = max;
    if (near !== undefined && query.maxPrice === undefined) query.nearPrice = near;
  }
  if (of('order').length > 0 && query.nearPrice !== undefined) {
    query.maxPrice = query.nearPrice;
    query.nearPrice = undefined;
  }
  const quantity = of('quantity').at(-1)?.number?.quantity;
  // '2 đôi, A trắng và B đen': one pair of each.
  const isEach = quantity === query.names.filter(({ isWanted }) => isWanted).length && quantity > 1;
  if (quantity !== undefined && !isEach) query.quantity = quantity;
}

/** Fills in the order, the subject and small talk. */
function fillAbout({ query, of, asks }: Filling): void {
  query.sort = SORTED.find((sort) => asks.has(sort));
  const isNarrow = query.colors.length + query.sizes.length > 0;
  const hasKind = {
    // 'ngoài Nike ra còn hãng nào' asks for the other brands.
    brands: wanted(query.brands).length > 0 || unwanted(query.types).length > 0 || isNarrow,
    types: wanted(query.types).length > 0 || unwanted(query.brands).length > 0 || isNarrow,
    colors: false,
    sizes: false,
  };
  query.about = ABOUT.find((about) => asks.has(about) && !hasKind[about]);
  const talks = of('talk').map(({ value }) => value as SmallTalk);
  query.talk = talks.find((talk) => talk !== 'greeting') ?? talks[0];
}

function fillTopics({ query, tokens, spans, of }: Filling): void {
  // 'When' alone asks for the delivery time, or for the restock date of a named shoe.
  const when = of('name').length > 0 ? 'restock' : 'delivery';
  const values = of('topic').map(({ value }) => value);
  const isBroken = values.includes('complaint');
  const sure = values.filter(
    (value) => value !== 'when' && value !== 'days' && !(isBroken && value === 'delivery'),
  ) as Topic[];
  const vague = values.map((value): Topic => (value === 'when' ? when : 'delivery'));
  query.topics = [...new Set(sure.length > 0 ? sure : vague)];
  // 'à nhầm, mẹ nó vừa gọi bảo 40': a correction of the request.
  const fixed = of('fix')[0]?.to ?? tokens.length;
  if (spans.some(({ kind, from }) => from >= fixed && (kind === 'size' || kind === 'color')))
    query.topics = [];
  // 'I only fit 41.5' requests a size, not an exchange.
  const fitting = of('topic').filter(({ value }) => value === 'fitting');
  const isOwnSize = fitting.every(({ from, to }) => ['fit', 'fits'].includes(textOf(tokens, from, to)));
  if (isOwnSize && spans.some(({ kind, number, isWanted }) => kind === 'size' && number?.sizes && isWanted))
    query.topics = query.topics.filter((topic) => topic !== 'fitting');
  // 'not white, they get dirty': a reason, not a wish.
  const isReason = spans.some(({ kind, isWanted }) => VALUES.has(kind) && !isWanted);
  if (isReason) query.topics = query.topics.filter((topic) => topic !== 'care');
  if (query.topics.includes('privacy')) query.topics = ['privacy'];
}

function fillWishes({ query, tokens, spans, of }: Filling): void {
  const wishes = of('wish').filter(({ isWanted }) => isWanted);
  query.wishes = [...new Set(wishes.map(({ value }) => value))];
  // 'có đôi nào giặt máy được' is a wish; about one shoe it asks how to care for it.
  if (query.wishes.includes('washable')) {
    query.topics = ['care'];
    if (!spans.some(({ value }) => value === 'which')) query.wishes = [];
  }
  if (query.wishes.length > 0 && query.about === 'types') query.about = undefined;
  if (query.wishes.includes('marathon') && query.types.length === 0)
    query.types = [{ value: 'running', isWanted: true }];
  if (query.wishes.includes('turf') && query.types.length === 0)
    query.types = [{ value: 'football', isWanted: true }];
  if (query.wishes.length > 0) query.topics = query.topics.filter((topic) => topic !== 'fitting');
  // 'có đôi nào khử mùi không' asks for a property of the shoe.
  const isWhich = spans.some(({ value }) => value === 'which');
  if (isWhich && query.wishes.length > 0 && !query.wishes.includes('washable'))
    query.topics = query.topics.filter((topic) => topic !== 'care');
  if (isForChild(tokens)) query.wishes = [...new Set([...query.wishes, 'child'])];
  dropReasons(query);
}

/** A purpose is no wish when the message describes the shoe itself: 'in 40, for my dad'. */
export function dropReasons(query: StockQuery): void {
  const isGift = query.wishes.includes('gift');
  query.wishes = query.wishes.filter((wish) => wish !== 'gift');
  if (isGift && query.names.length === 0 && query.wishes.length === 0) query.sort ??= 'best-seller';
  const isPair = query.names.length > 0 && query.sizes.length + query.colors.length > 0;
  if (isPair || query.wishes.length > 1) query.wishes = query.wishes.filter((wish) => wish !== 'child');
  // 'Khối Phố có mấy màu vậy, chị đi làm văn phòng': the question about the named shoe is another one.
  if (query.names.length > 0 && query.about) query.wishes = [];
}

/** Fills in models that the shop does not have, and questions that it does not answer. */
function fillAbsent({ query, of }: Filling, unknown: string[]): void {
  const absent = [...of('foreign'), ...of('model')].filter(({ isWanted }) => isWanted);
  query.absent = [...new Set(absent.map(({ value }) => value))];
  if (query.absent.length === 0 && query.names.length === 0) query.absent = unknown;
  if (of('goods').length > 0 || of('footwear').length > 0) query.isOtherGoods = true;
  if (of('off').length > 0) {
    query.isOffTopic = true;
    query.quantity = undefined;
  }
}

function fillSizeHelp({ query, tokens, asks }: Filling): void {
  if (asks.has('stock') || asks.has('price')) return;
  const between = sizeBetween(tokens, query, asks.has('size-help'));
  if (between.length === 0) return;
  Object.assign(query, { minSize: undefined, maxSize: undefined });
  query.sizes = between.map((value) => ({ value, isWanted: true }));
  query.isConverted = true;
  asks.add('size-help');
}

function fillIntent({ query, tokens, spans, of, asks }: Filling): void {
  const isWeak =
    (!spans.some(({ kind, value }) => kind === 'order' && value === '') &&
      !(of('name').length > 0 && of('ask').length === 0)) ||
    spans.some(({ kind, value }) => kind === 'price' || value === 'which');
  const kinds = new Set(spans.flatMap(({ kind, value }) => (value === 'which' ? [kind, value] : [kind])));
  query.intent = intentOf(query, asks, kinds, isWeak);
  if (query.intent !== 'recommend') return;
  const isOfShoes = tokens.some(({ text }) => SHOE_WORDS.has(text));
  // 'chào buổi sáng, hôm nay mát quá' is about the weather, not about shoes.
  const isWeather =
    query.talk === 'greeting' &&
    asks.size === 0 &&
    !narrows({ ...query, wishes: [] }) &&
    !isOfShoes &&
    !tokens.some(({ text }) => ['đi', 'di', 'mang', 'wear'].includes(text));
  if (query.talk !== undefined && (isWeather || !narrows(query))) query.intent = 'small-talk';
  else if (query.talk === undefined && !narrows(query) && !isOfShoes)
    Object.assign(query, { intent: 'small-talk', talk: 'which' });
}

/** The named shoes; of several, each with only the colours and sizes that follow it. */
function namesIn(spans: readonly Span[]): WantedName[] {
  const named = spans.filter(({ kind }) => kind === 'name');
  const parts = named.map(({ from }, at) =>
    spans.filter((span) => span.from > from && span.from < (named[at + 1]?.from ?? Infinity)),
  );
  const valuesOf = (kind: 'color' | 'size'): (Wanted[] | undefined)[] => {
    const own = parts.map((part) =>
      part
        .filter((span) => span.kind === kind)
        .flatMap(({ value, number, isWanted }) =>
          (number ? (number.sizes ?? []).map(String) : [value]).map((one) => ({ value: one, isWanted })),
        ),
    );
    const isFirst = spans.some((span) => span.kind === kind && span.from < named[0]!.from);
    const isEach = named.length > 1 && !isFirst && own.every(({ length }) => length > 0);
    return isEach ? own : [];
  };
  if (named.length === 0) return [];
  const [colors, sizes] = [valuesOf('color'), valuesOf('size')];
  const names = named.flatMap(({ ids = [], isWanted }, at) =>
    ids.map((value) => ({
      ...{ value, isWanted },
      ...(colors[at] ? { colors: colors[at] } : {}),
      ...(sizes[at] ? { sizes: sizes[at] } : {}),
    })),
  );
  // A shoe that is named twice keeps the values of both places.
  const values = names.map(({ value }) => value);
  return new Set(values).size === values.length
    ? names
    : names
        .filter(({ value }, at) => values.indexOf(value) === at)
        .map(({ value, isWanted }) => ({ value, isWanted }));
}

/** 'bé 8 tuổi', 'a 6 year old'. */
function isForChild(tokens: readonly Token[]): boolean {
  const isAge = (text: string): boolean => ['tuổi', 'tuoi', 'year', 'years', 'yo'].includes(text);
  return tokens.some(
    ({ text }, at) => /^\d{1,2}$/.test(text) && Number(text) < 15 && isAge(tokens[at + 1]?.text ?? ''),
  );
}

/**
 * Removes duplicates; a rejected value is not wanted elsewhere in the message ('not black, I own a black
 * pair').
 */
function unique(values: Wanted[]): Wanted[] {
  const away = new Set(values.filter(({ isWanted }) => !isWanted).map(({ value }) => value));
  return values.filter(
    ({ value, isWanted }, place) =>
      (!isWanted || !away.has(value)) &&
      values.findIndex((one) => one.value === value && one.isWanted === isWanted) === place,
  );
}

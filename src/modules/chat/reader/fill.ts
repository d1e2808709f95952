import type { Language } from '../language';
import {
  emptyQuery,
  narrows,
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
import type { Span } from './spans';
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

/** The query that the spans of one message make. */
export function toQuery(
  tokens: readonly Token[],
  spans: readonly Span[],
  unknown: string[],
  language: Language,
): StockQuery {
  const query = emptyQuery(language);
  const of = (kind: string): Span[] => spans.filter((span) => span.kind === kind);
  const values = (kind: string): Wanted[] =>
    unique(of(kind).map(({ value, isWanted }) => ({ value, isWanted })));
  const asks = new Set(of('ask').map(({ value }) => value));
  Object.assign(query, {
    brands: values('brand'),
    types: values('type'),
    materials: values('material'),
    colors: values('color'),
  });
  query.names = namesIn(spans);
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
  const quantity = of('quantity').at(-1)?.number?.quantity;
  if (quantity !== undefined) query.quantity = quantity;
  query.sort = SORTED.find((sort) => asks.has(sort));
  const isNarrow = query.colors.length + query.sizes.length > 0;
  const hasKind = {
    brands: query.brands.length > 0 || isNarrow,
    types: query.types.length > 0 || isNarrow,
    colors: false,
    sizes: false,
  };
  query.about = ABOUT.find((about) => asks.has(about) && !hasKind[about]);
  const when = of('name').length > 0 ? 'restock' : 'delivery';
  query.topics = [...new Set(of('topic').map(({ value }) => (value === 'when' ? when : (value as Topic))))];
  query.talk =
    of('talk')
      .map(({ value }) => value as SmallTalk)
      .find((talk) => talk !== 'greeting') ?? (of('talk').length > 0 ? 'greeting' : undefined);
  query.wishes = [
    ...new Set(
      of('wish')
        .filter(({ isWanted }) => isWanted)
        .map(({ value }) => value),
    ),
  ];
  // 'có đôi nào giặt máy được': a wish; of one pair it is a question of care.
  if (query.wishes.includes('washable')) {
    query.topics = ['care'];
    if (!spans.some(({ value }) => value === 'which')) query.wishes = [];
  }
  // 'à nhầm, mẹ nó vừa gọi bảo 40': a correction of what was asked for.
  const fixed = of('fix')[0]?.to ?? tokens.length;
  if (spans.some(({ kind, from }) => from >= fixed && (kind === 'size' || kind === 'color')))
    query.topics = [];
  if (query.topics.includes('privacy')) query.topics = ['privacy'];
  if (query.wishes.length > 0 && query.about === 'types') query.about = undefined;
  if (query.wishes.includes('marathon') && query.types.length === 0)
    query.types = [{ value: 'running', isWanted: true }];
  if (query.wishes.includes('turf') && query.types.length === 0)
    query.types = [{ value: 'football', isWanted: true }];
  if (query.wishes.length > 0) query.topics = query.topics.filter((topic) => topic !== 'fitting');
  if (of('order').length > 0 && query.nearPrice !== undefined) {
    query.maxPrice = query.nearPrice;
    query.nearPrice = undefined;
  }
  if (isForChild(tokens)) query.wishes = [...new Set([...query.wishes, 'child'])];
  query.absent = [...of('foreign'), ...of('model')]
    .filter(({ isWanted }) => isWanted)
    .map(({ value }) => value);
  if (query.absent.length === 0 && query.names.length === 0) query.absent = unknown;
  if (of('goods').length > 0 || of('footwear').length > 0) query.isOtherGoods = true;
  if (of('gender').length > 0) query.isGendered = true;
  if (of('off').length > 0) {
    query.isOffTopic = true;
    query.quantity = undefined;
  }
  const between =
    asks.has('stock') || asks.has('price') ? [] : sizeBetween(tokens, query, asks.has('size-help'));
  if (between.length > 0) {
    Object.assign(query, { minSize: undefined, maxSize: undefined });
    query.sizes = between.map((value) => ({ value, isWanted: true }));
    asks.add('size-help');
  }
  query.intent = intentOf(
    query,
    asks,
    new Set(spans.flatMap(({ kind, value }) => (value === 'which' ? [kind, value] : [kind]))),
    (!spans.some(({ kind, value }) => kind === 'order' && value === '') &&
      !(of('name').length > 0 && of('ask').length === 0)) ||
      spans.some(({ kind, value }) => kind === 'price' || value === 'which'),
  );
  const isVague =
    query.intent === 'recommend' && !narrows(query) && !tokens.some(({ text }) => SHOE_WORDS.has(text));
  // 'chào buổi sáng, hôm nay mát quá': no shoes are meant.
  const isWeather =
    query.talk === 'greeting' &&
    asks.size === 0 &&
    !narrows({ ...query, wishes: [] }) &&
    !tokens.some(({ text }) => SHOE_WORDS.has(text) || ['đi', 'di', 'mang', 'wear'].includes(text));
  if (query.intent === 'recommend' && query.talk !== undefined && (isWeather || !narrows(query)))
    query.intent = 'small-talk';
  if (isVague && query.talk === undefined) Object.assign(query, { intent: 'small-talk', talk: 'which' });
  return query;
}

/** The shoes that are named; of several, each with the colours and the sizes that stand behind it alone. */
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
  // Of a shoe that is named twice the values of both places are meant.
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

/** Each value once; one that is turned away is not wanted elsewhere in the message ('not black, I own a black pair'). */
function unique(values: Wanted[]): Wanted[] {
  const away = new Set(values.filter(({ isWanted }) => !isWanted).map(({ value }) => value));
  return values.filter(
    ({ value, isWanted }, place) =>
      (!isWanted || !away.has(value)) &&
      values.findIndex((one) => one.value === value && one.isWanted === isWanted) === place,
  );
}

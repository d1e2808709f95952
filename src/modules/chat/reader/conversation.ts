import type { ProductDto } from '../../products/catalogue/catalogue.service';
import type { Language } from '../language';
import { emptyQuery, narrows, unwanted, wanted, type StockQuery, type Wanted } from '../stock-query';
import type { Catalogue } from './names';
import { readMessage, type Reading } from './reader';
import { listedIn, MOST_LISTED, recent, type ChatTurn } from './history';

export type { ChatTurn };

/** What the conversation is about. */
interface Context {
  query: StockQuery;
  /** The shoes that the shop named last, in its order. */
  listed: string[];
}

/** Reads a message with what was said before it: a follow-up keeps what was named, a correction takes it away. */
export async function readTalk(
  message: string,
  conversation: readonly ChatTurn[],
  catalogue: Catalogue,
): Promise<StockQuery> {
  let context: Context = { query: emptyQuery('vi'), listed: [] };
  for (const { text, sender } of recent(conversation)) {
    if (sender === 'chatbot') {
      const listed = listedIn(text, catalogue);
      if (listed.length > 0) context = { ...context, listed };
      continue;
    }
    const reading = await readMessage(text, catalogue, context.query.language);
    const { memory } = await merge(reading, context, catalogue);
    context = { ...context, query: memory };
  }
  const reading = await readMessage(message, catalogue, context.query.language);
  return (await merge(reading, context, catalogue)).query;
}

async function merge(
  reading: Reading,
  context: Context,
  catalogue: Catalogue,
): Promise<{ query: StockQuery; memory: StockQuery }> {
  const { query: own } = reading;
  const { query: before } = context;
  const language: Language = own.language;
  const keep = { ...before, language };
  if (own.intent === 'other' || own.intent === 'small-talk') return { query: own, memory: keep };
  const focus = focusOf(reading, context);
  if (own.intent === 'fact') {
    const isMore = wanted(own.names).length > 0;
    return { query: own, memory: isMore ? { ...own, intent: 'stock', topics: [] } : keep };
  }
  if (own.intent === 'order') {
    const names = wanted(own.names).length > 0 ? own.names : focus.map(want);
    const query = {
      ...own,
      names,
      colors: overlay(own.colors, before.colors),
      sizes: overlay(own.sizes, before.sizes),
    };
    return { query, memory: { ...keep, names: query.names, colors: query.colors, sizes: query.sizes } };
  }
  if (own.intent === 'size-help') {
    const names = wanted(own.names).length > 0 ? own.names : before.names;
    const sizes = own.sizes.length > 0 ? own.sizes : [];
    return {
      query: { ...own, names, colors: overlay(own.colors, before.colors) },
      memory: { ...keep, names, sizes: overlay(own.sizes, before.sizes), ...(sizes.length > 0 ? {} : {}) },
    };
  }
  const query = await follow(reading, context, focus, catalogue);
  const {
    sort: _sort,
    about: _about,
    quantity: _quantity,
    among: _among,
    isConverted: _converted,
    talk: _talk,
    ...memory
  } = query;
  return { query, memory: { ...memory, topics: [] } };
}

const want = (value: string): Wanted => ({ value, isWanted: true });

/** The shoes that a message points at, or else those that the conversation is about. */
function focusOf({ refs }: Reading, { query, listed }: Context): string[] {
  const place = refs.find((ref) => /^\d$/.test(ref));
  if (place) {
    const one = listed[Number(place) - 1];
    return one ? [one] : wanted(query.names);
  }
  if (refs.includes('last') && listed.length > 0) return [listed.at(-1)!];
  if (wanted(query.names).length > 0) return wanted(query.names);
  if (listed.length === 1) return listed;
  return refs.includes('that') && listed.length > 0 ? [listed[0]!] : [];
}

/** A question about shoes, with what it leaves unsaid. */
async function follow(
  reading: Reading,
  context: Context,
  focus: string[],
  catalogue: Catalogue,
): Promise<StockQuery> {
  const { query: own, asks, refs } = reading;
  const { query: before, listed } = context;
  const has = (...names: string[]): boolean => names.some((name) => asks.has(name));
  const goesOn = reading.goesOn || reading.isShort;
  if (wanted(own.names).length > 0) {
    const isSame = wanted(own.names).every((id) => wanted(before.names).includes(id));
    const isCarried = isSame || reading.goesOn;
    const isSwitch = reading.isShort || refs.length > 0 || asks.has('stock');
    if (has('compare') && wanted(own.names).length === 1 && focus.length > 0 && !isSame)
      return { ...own, intent: 'compare', names: [...focus.map(want), ...own.names] };
    if (isCarried) return { ...own, colors: overlay(own.colors, before.colors), ...sizesOf(reading, before) };
    return isSwitch && own.intent !== 'price' && own.about !== 'sizes'
      ? { ...own, ...sizesOf(reading, before) }
      : own;
  }
  if (own.absent.length > 0) return { ...own, ...(reading.goesOn ? sizesOf(reading, before) : {}) };
  if (refs.includes('those') && listed.length > 1 && !has('compare')) {
    const base = wanted(before.names).length > 0 ? emptyQuery(own.language) : before;
    return { ...overlayAll(own, base, reading), names: [], sort: own.sort, among: listed };
  }
  const [first] = await load(catalogue, focus.length > 0 ? focus : listed);
  const pair = wanted(before.names).length > 1 ? wanted(before.names) : listed.length === 2 ? listed : [];
  if (pair.length > 1 && has('cheaper', 'dearer') && (own.sizes.length > 0 || own.colors.length > 0)) {
    const both = await load(catalogue, pair);
    both.sort((a, b) => (has('cheaper') ? a.price - b.price : b.price - a.price));
    return { ...own, sort: undefined, names: both.slice(0, 1).map(({ _id }) => want(_id)) };
  }
  if (
    pair.length > 1 &&
    (has('compare') || (has('cheaper', 'cheapest', 'dearer', 'dearest') && !has('others')))
  ) {
    return { ...own, intent: 'compare', names: pair.map(want) };
  }
  if (has('compare') && listed.length > 1 && focus.length === 0)
    return { ...own, intent: 'compare', names: listed.map(want) };
  if (has('cheaper', 'dearer') && first && !hasPrice(own))
    return priced(reading, before, context, first, catalogue);
  if (
    has('others', 'same-brand', 'same-type') &&
    first &&
    !(has('others') && narrows(own) && !has('same-brand', 'same-type') && focus.length === 0)
  ) {
    const brands = has('same-brand') ? [want(first.brand)] : own.brands;
    const types = own.types.length > 0 || has('same-brand') ? own.types : [want(first.type)];
    const not = (focus.length > 0 ? focus : listed).map((value) => ({ value, isWanted: false }));
    const colors = overlay(own.colors, before.colors);
    return { ...own, intent: 'stock', names: not, brands, types, colors, ...sizesOf(reading, before) };
  }
  const isNewKind =
    [own.brands, own.types, own.materials].some((values) => wanted(values).length > 0) ||
    own.wishes.length > 0;
  const isPointing = refs.some((ref) => ref !== 'which' && ref !== 'those');
  if (isPointing || (focus.length > 0 && !isNewKind && !startsAnew(reading, focus))) {
    if (own.sort && !isPointing) return overlayAll(own, { ...before, names: [] }, reading);
    if (focus.length > 0)
      return {
        ...overlayAll(own, before, reading),
        wishes: own.wishes,
        names: [...focus.map(want), ...own.names],
      };
  }
  if (isNewKind && !goesOn && !narrowsOnlyAway(own)) {
    const kept =
      own.brands.length > 0 && own.types.length === 0 && refs.includes('which')
        ? { types: before.types }
        : {};
    return { ...own, ...kept, ...sizesOf(reading, before) };
  }
  const base = { ...before, names: before.names.filter(({ isWanted }) => !isWanted) };
  if (focus.length > 0 && first && !isNewKind && (hasPrice(own) || narrowsOnlyAway(own)))
    base.types = [want(first.type)];
  return overlayAll(own, base, reading);
}

/** 'rẻ hơn', 'đắt hơn': shoes of the kind that was spoken of, below or above its price. */
async function priced(
  { query: own, asks }: Reading,
  before: StockQuery,
  { listed }: Context,
  first: ProductDto,
  catalogue: Catalogue,
): Promise<StockQuery> {
  const isNamed = wanted(before.names).length > 0;
  const shown = isNamed || listed.length < 2 ? [first] : await load(catalogue, listed);
  const prices = shown.map(({ price }) => price);
  const isCheaper = asks.has('cheaper');
  const bound = isCheaper
    ? { maxPrice: Math.max(...prices) - 1, minPrice: undefined }
    : { minPrice: Math.min(...prices) + 1, maxPrice: undefined };
  const types =
    own.types.length > 0
      ? own.types
      : isNamed || before.types.length === 0
        ? [want(first.type)]
        : before.types;
  const base = isNamed ? emptyQuery(own.language) : before;
  return {
    ...base,
    ...own,
    ...bound,
    nearPrice: undefined,
    names: [],
    types,
    brands: overlay(own.brands, base.brands),
    colors: overlay(own.colors, base.colors),
    sizes: overlay(own.sizes, before.sizes),
    intent: 'stock',
    sort: isCheaper ? 'cheaper' : 'dearer',
  };
}

function load(catalogue: Catalogue, ids: readonly string[]): Promise<ProductDto[]> {
  return catalogue.load(ids.slice(0, MOST_LISTED));
}

/** True for a question about any shoe: 'có đôi nào màu trắng không' after one that is not white. */
function startsAnew({ query, refs, asks }: Reading, focus: string[]): boolean {
  if (hasPrice(query)) return true;
  const isAny = refs.includes('which') && (asks.has('stock') || asks.has('recommend') || narrows(query));
  return query.intent === 'recommend' || (isAny && (narrows(query) || focus.length === 0));
}

function hasPrice({ minPrice, maxPrice, nearPrice }: StockQuery): boolean {
  return minPrice !== undefined || maxPrice !== undefined || nearPrice !== undefined;
}

function narrowsOnlyAway(query: StockQuery): boolean {
  const all = [...query.brands, ...query.types, ...query.colors, ...query.sizes, ...query.names];
  return all.length > 0 && all.every(({ isWanted }) => !isWanted);
}

/** A message's values over those of the conversation, each kind for itself. */
function overlayAll(own: StockQuery, before: StockQuery, reading: Reading): StockQuery {
  const price = hasPrice(own)
    ? {}
    : { minPrice: before.minPrice, maxPrice: before.maxPrice, nearPrice: before.nearPrice };
  const { asks } = reading;
  const others = asks.has('other-colors')
    ? wanted(before.colors).map((value) => ({ value, isWanted: false }))
    : [];
  const colors =
    asks.has('other-colors') || own.about === 'colors'
      ? [...own.colors, ...others]
      : overlay(own.colors, before.colors);
  return {
    ...own,
    ...price,
    names:
      own.names.length > 0
        ? [...before.names.filter(({ value }) => !unwanted(own.names).includes(value)), ...own.names]
        : before.names,
    brands: overlay(own.brands, before.brands),
    types: overlay(own.types, before.types),
    materials: overlay(own.materials, before.materials),
    colors,
    wishes: own.wishes.length > 0 ? own.wishes : before.wishes,
    ...sizesOf(reading, before),
    intent: own.intent,
  };
}

/** New wanted values replace the old ones; what is turned away is taken off them and stays away. */
function overlay(own: Wanted[], before: Wanted[]): Wanted[] {
  if (own.length === 0) return before;
  const away = before.filter(({ value, isWanted }) => !isWanted && !wanted(own).includes(value));
  if (wanted(own).length > 0) return [...own, ...away];
  const turned = unwanted(own);
  return [...before.filter(({ value, isWanted }) => isWanted && !turned.includes(value)), ...away, ...own];
}

/** The sizes of a message, of the conversation, or next to those: 'size nhỏ hơn', 'lớn hơn nửa size'. */
function sizesOf(
  { query: own, asks }: Reading,
  before: StockQuery,
): Pick<StockQuery, 'sizes' | 'minSize' | 'maxSize'> {
  const { sizes, minSize, maxSize } = own;
  if (sizes.some(({ isWanted }) => isWanted) || minSize !== undefined || maxSize !== undefined)
    return { sizes, minSize, maxSize };
  const last = wanted(before.sizes).map(Number);
  const step = asks.has('smaller') ? -1 : asks.has('bigger') ? 1 : 0;
  if (step !== 0 && last.length > 0) {
    const from = step < 0 ? Math.min(...last) : Math.max(...last);
    const near = want(String(from + step / 2));
    const range =
      step < 0 ? { minSize: from - 1, maxSize: from - 0.5 } : { minSize: from + 0.5, maxSize: from + 1 };
    return asks.has('half')
      ? { sizes: [near], minSize: undefined, maxSize: undefined }
      : { sizes: [], ...range };
  }
  if (asks.has('other-sizes') || own.about === 'sizes') return { sizes, minSize, maxSize };
  return { sizes: overlay(sizes, before.sizes), minSize: before.minSize, maxSize: before.maxSize };
}

import type { ProductDto } from '../../products/dto/product.dto';
import {
  emptyQuery,
  narrows,
  unwanted,
  want,
  wanted,
  type StockQuery,
  type WantedName,
} from '../stock-query';
import type { Catalogue } from '../lexicon/names';
import { colorsOf, hasPrice, overlay, overlayAll, sizesOf } from './overlay';
import type { Context, Reading } from '../parse/reading';

/** A message about shoes, with the conversation that it continues. */
interface FollowUp {
  reading: Reading;
  own: StockQuery;
  before: StockQuery;
  /** The shoes of the last list, and those that the message refers to. */
  listed: string[];
  /** The last list with more than one shoe. */
  menu: readonly string[];
  mentioned: readonly WantedName[];
  focus: string[];
  has: (...asks: string[]) => boolean;
  productsOf: (ids: readonly string[]) => ProductDto[];
}

/** Completes a query about shoes from the conversation (rule H5). */
export async function follow(
  reading: Reading,
  { query: before, listed, menu, mentioned }: Context,
  focus: string[],
  catalogue: Catalogue,
): Promise<StockQuery> {
  const { asks, refs } = reading;
  const own = focus.length > 0 ? ofThisShoe(reading) : reading.query;
  const has = (...names: string[]): boolean => names.some((name) => asks.has(name));
  const talk: FollowUp = {
    reading: { ...reading, query: own },
    own,
    before,
    listed,
    menu,
    mentioned,
    focus,
    has,
    productsOf: () => [],
  };
  const [alike, ...more] = wanted(own.names);
  // 'có đôi nào giống A mà của Puma không'.
  if (alike && more.length === 0 && has('others') && refs.includes('which')) {
    const [shoe] = await catalogue.load([alike]);
    const likes = {
      ...talk,
      focus: [alike],
      own: { ...own, names: [] },
      productsOf: () => (shoe ? [shoe] : []),
    };
    return others({ ...likes, before: emptyQuery(own.language) }) ?? named(talk);
  }
  if (alike) return named(talk);
  if (own.absent.length > 0) return { ...own, ...(reading.goesOn ? sizesOf(reading, before) : {}) };
  const isOneOfTwo = listed.length === 2 && has('cheaper', 'dearer');
  if (refs.includes('those') && listed.length > 1 && !has('compare') && !isOneOfTwo) {
    const base = wanted(before.names).length > 0 ? emptyQuery(own.language) : before;
    return { ...overlayAll(own, base, reading), names: [], sort: own.sort, among: listed };
  }
  // 'cả 2 đôi đó': the last two shoes requested one after the other.
  const lastTwo = wanted(mentioned).slice(-2);
  const isOfTwo = refs.includes('those') && listed.length < 2 && lastTwo.length === 2;
  if (isOfTwo && !has('compare', 'cheaper', 'dearer') && narrows(own)) {
    const kept = overlayAll(own, { ...before, names: [] }, reading);
    return { ...kept, ...sizesOf(reading, before), intent: own.intent, names: lastTwo.map(want) };
  }
  const ids = new Set([
    ...focus,
    ...wanted(before.names),
    ...listed,
    ...menu.slice(0, 2),
    ...wanted(mentioned).slice(-2),
  ]);
  const products = await catalogue.load([...ids]);
  talk.productsOf = (some) => some.flatMap((id) => products.find(({ _id }) => _id === id) ?? []);
  return compared(talk) ?? priced(talk) ?? others(talk) ?? added(talk);
}

/**
 * 'con gái mình đi 37.5' after a shoe asks for a size of it, not for children's shoes. 'chân mình bè, lên
 * 42.5 có không' also asks what its description says.
 */
function ofThisShoe({ query, refs }: Reading): StockQuery {
  const isOne = query.wishes.length === 1 && wanted(query.sizes).length > 0 && !refs.includes('which');
  if (!isOne || query.intent !== 'recommend') return query;
  return { ...query, intent: 'stock', wishes: query.wishes.filter((wish) => wish !== 'child') };
}

/** The message itself names shoes. */
function named({ reading, own, before, focus, has }: FollowUp): StockQuery {
  const names = wanted(own.names);
  const isSame = names.every((id) => wanted(before.names).includes(id));
  if (has('compare') && names.length === 1 && wanted(own.sizes).length > 0 && wanted(own.colors).length > 0)
    return { ...own, intent: 'stock', brands: [], types: [] };
  if (has('compare') && names.length === 1 && focus.length > 0 && !isSame)
    return { ...own, intent: 'compare', names: [...focus.map(want), ...own.names] };
  // 'giá đôi đó lẫn đôi B'.
  if (reading.refs.includes('that') && own.intent === 'price' && focus.length > 0 && !isSame)
    return { ...own, names: [...focus.map(want), ...own.names] };
  if (own.intent === 'price' && !isSame)
    return { ...own, ...(reading.goesOn ? sizesOf(reading, before) : {}) };
  if (has('same-size') && !has('same-color') && !isSame) return { ...own, ...sizesOf(reading, before) };
  if (isSame || reading.goesOn || has('same-color'))
    return { ...own, colors: colorsOf(reading, before), ...sizesOf(reading, before) };
  const isSwitch = reading.isShort || reading.refs.length > 0 || has('stock');
  // 'tôi đi size 41' before any shoe was named: it is the customer's own size.
  const isOwn = wanted(before.names).length === 0 && wanted(before.sizes).length > 0;
  const isOpen = (isSwitch || isOwn) && own.intent !== 'price' && own.about !== 'sizes';
  // 'not black please' also applies to the shoes named next.
  const away = before.colors.filter(({ isWanted }) => !isWanted);
  const kept = own.colors.length > 0 ? own : { ...own, colors: away };
  return isOpen ? { ...kept, ...sizesOf(reading, before) } : kept;
}

/** 'đôi nào rẻ hơn', 'so sánh hai đôi đó': compares two shoes mentioned or listed before. */
function compared({
  reading,
  own,
  before,
  listed,
  menu,
  mentioned,
  focus,
  has,
  productsOf,
}: FollowUp): StockQuery | null {
  const { refs } = reading;
  // Two shoes requested one after the other also form a pair.
  const isOfBoth = has('compare') || refs.includes('those') || (refs.includes('which') && !has('stock'));
  // The last shoe found also counts.
  const spoken = [...new Set([...wanted(mentioned), ...(listed.length === 1 ? listed : [])])];
  const lastTwo = refs.includes('first-two')
    ? menu.slice(0, 2)
    : isOfBoth && spoken.length > 1
      ? spoken.slice(-2)
      : [];
  const named = wanted(before.names);
  const isFirstTwo = refs.includes('first-two') && lastTwo.length === 2;
  const pair = isFirstTwo ? lastTwo : named.length > 1 ? named : listed.length === 2 ? listed : lastTwo;
  // 'hãng nào boot rẻ hơn' is about other shoes.
  if (own.brands.length + own.types.length > 0 && hasPrice(own)) return null;
  const isNarrow = own.sizes.length > 0 || own.colors.length > 0;
  if (pair.length > 1 && has('cheaper', 'dearer') && isNarrow) {
    const sign = has('cheaper') ? 1 : -1;
    const [best] = productsOf(pair).sort((a, b) => sign * (a.price - b.price));
    return { ...own, sort: undefined, names: best ? [want(best._id)] : [] };
  }
  const isRanked = has('cheaper', 'cheapest', 'dearer', 'dearest') && !has('others');
  const isListed = has('compare') && listed.length > 1 && focus.length === 0;
  const ids = pair.length > 1 && (has('compare') || isRanked) ? pair : isListed ? listed : [];
  return ids.length > 0 ? { ...own, intent: 'compare', names: ids.map(want) } : null;
}

/** 'rẻ hơn', 'đắt hơn': shoes of the same type, below or above the price of the current one. */
function priced({ own, before, listed, focus, has, productsOf }: FollowUp): StockQuery | null {
  const [first] = productsOf(focus.length > 0 ? focus : listed);
  if (!has('cheaper', 'dearer') || !first || hasPrice(own)) return null;
  const isNamed = wanted(before.names).length > 0;
  const prices = (isNamed || listed.length < 2 ? [first] : productsOf(listed)).map(({ price }) => price);
  const isCheaper = has('cheaper');
  const base = isNamed ? emptyQuery(own.language) : before;
  const kind = isNamed || before.types.length === 0 ? [want(first.type)] : before.types;
  return {
    ...base,
    ...own,
    minPrice: isCheaper ? undefined : Math.min(...prices) + 1,
    maxPrice: isCheaper ? Math.max(...prices) - 1 : undefined,
    nearPrice: undefined,
    names: [],
    types: own.types.length > 0 ? own.types : has('same-brand') ? [] : kind,
    brands: has('same-brand') ? [want(first.brand)] : overlay(own.brands, base.brands),
    colors: overlay(own.colors, has('same-color') ? before.colors : base.colors),
    sizes: overlay(own.sizes, before.sizes),
    intent: 'stock',
    sort: isCheaper ? 'cheaper' : 'dearer',
  };
}

/** 'mẫu khác', 'cùng hãng', 'cùng loại': shoes similar to the current one. */
function others({
  reading,
  own,
  before,
  listed,
  mentioned,
  focus,
  has,
  productsOf,
}: FollowUp): StockQuery | null {
  // In a list of several brands, 'cùng hãng luôn' refers to the shoe named last.
  const isMixed = new Set(productsOf(listed).map(({ brand }) => brand)).size > 1;
  const last = has('same-brand') && isMixed ? wanted(mentioned).slice(-1) : [];
  const spoken = last.length > 0 ? last : listed;
  const [first] = productsOf(focus.length > 0 ? focus : spoken);
  const isSameBrand = has('same-brand') && own.brands.every(({ isWanted }) => isWanted);
  const isAlike = isSameBrand || has('same-type', 'other-brand');
  const isAnew = !isAlike && narrows(own) && focus.length === 0;
  if (!first || isAnew || (!isAlike && !has('others'))) return null;
  const isType = own.types.length + own.brands.length + own.materials.length === 0 && !isSameBrand;
  return {
    ...own,
    intent: 'stock',
    // Shoes of another brand may include those listed before.
    names: (focus.length > 0 || has('other-brand') ? focus : listed).map((value) => ({
      value,
      isWanted: false,
    })),
    brands: isSameBrand
      ? [want(first.brand)]
      : has('other-brand')
        ? [
            ...own.brands,
            ...(unwanted(own.brands).length > 0 ? [] : [{ value: first.brand, isWanted: false }]),
          ]
        : own.brands,
    types: isType ? [want(first.type)] : own.types,
    colors: overlay(own.colors, before.colors),
    ...(last.length > 0 && !hasPrice(own) ? { minPrice: before.minPrice, maxPrice: before.maxPrice } : {}),
    ...sizesOf(reading, before),
  };
}

/** 'khỏi Nike' after a Nike shoe: the message no longer refers to that shoe. */
function isTurnedAway({ brands, types, materials }: StockQuery, shoes: readonly ProductDto[]): boolean {
  const turned = [...brands, ...types, ...materials].filter(({ isWanted }) => !isWanted);
  return shoes.some(({ brand, type, material }) =>
    turned.some(({ value }) => [brand, type, material].includes(value)),
  );
}

/** All other messages: about the current shoes, about new ones, or adding one condition. */
function added({ reading, own, before, mentioned, focus, has, productsOf }: FollowUp): StockQuery {
  const shoes = productsOf(focus);
  // 'của adidas á' about an Adidas shoe still refers to that shoe.
  const isItsBrand =
    shoes.length > 0 && wanted(own.brands).every((brand) => shoes.every((shoe) => shoe.brand === brand));
  // 'lên 42.5 thì có không, chân mình hơi bè' still refers to that shoe.
  const isAside =
    wanted(before.names).length > 0 && wanted(own.sizes).length > 0 && !reading.refs.includes('which');
  // 'giày chạy bộ', then 'new balance thôi' adds a condition.
  const isMore = own.types.length + own.materials.length + before.brands.length + before.names.length === 0;
  const isNewKind =
    (!isItsBrand && !(isMore && before.types.length > 0) && wanted(own.brands).length > 0) ||
    [own.types, own.materials].some((values) => wanted(values).length > 0) ||
    isTurnedAway(own, shoes) ||
    (own.wishes.length > 0 && !isAside);
  const isPointing = reading.refs.some((ref) => ref !== 'which' && ref !== 'those');
  if (isPointing || (focus.length > 0 && !isNewKind && !startsAnew(reading, focus))) {
    if (own.sort && !isPointing) return overlayAll(own, { ...before, names: [] }, reading);
    const names = [...focus.map(want), ...own.names];
    // For another shoe, colours that only applied to the last one are dropped.
    const isOther = wanted(before.names).length > 0 && !focus.some((id) => wanted(before.names).includes(id));
    const colors = isOther
      ? (mentioned.find(({ value }) => value === focus[0])?.colors ?? [])
      : before.colors;
    if (focus.length > 0)
      return { ...overlayAll(own, { ...before, colors }, reading), wishes: own.wishes, names };
  }
  const isAway = narrowsOnlyAway(own);
  // 'nike mắc quá, đổi qua puma' keeps the other conditions.
  const isSwitch = unwanted(own.brands).some((brand) => wanted(before.brands).includes(brand));
  // 'boot da lộn', then 'da trơn đi': the same type in another material.
  const isOtherMaterial =
    wanted(own.materials).length > 0 && own.types.length + own.brands.length === 0 && before.types.length > 0;
  if (isNewKind && !isSwitch && !isOtherMaterial && !reading.goesOn && !reading.isShort && !isAway) {
    const isOfKind = own.brands.length > 0 && own.types.length === 0 && reading.refs.includes('which');
    return { ...own, ...(isOfKind ? { types: before.types } : {}), ...sizesOf(reading, before) };
  }
  // 'thế puma có đôi chạy bộ nào size đó hông' keeps only the size.
  const isWhole = wanted(own.brands).length > 0 && wanted(own.types).length > 0;
  if (isWhole && has('same-size') && !has('same-color')) return { ...own, ...sizesOf(reading, before) };
  const base = { ...before, names: before.names.filter(({ isWanted }) => !isWanted) };
  const [first] = productsOf(focus);
  if (first && !isNewKind && (hasPrice(own) || isAway)) base.types = [want(first.type)];
  return overlayAll(own, base, reading);
}

/** True for a question about any shoe: 'có đôi nào màu trắng không' after a shoe without white. */
function startsAnew({ query, refs, asks }: Reading, focus: string[]): boolean {
  if (hasPrice(query) || query.intent === 'recommend') return true;
  const isAny = refs.includes('which') && (asks.has('stock') || asks.has('recommend') || narrows(query));
  return isAny && (narrows(query) || focus.length === 0);
}

function narrowsOnlyAway(query: StockQuery): boolean {
  const all = [...query.brands, ...query.types, ...query.colors, ...query.sizes, ...query.names];
  return all.length > 0 && all.every(({ isWanted }) => !isWanted);
}

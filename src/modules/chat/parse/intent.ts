import { narrows, wanted, type StockQuery } from '../stock-query';

const ASKING =
  'stock colors sizes quantity other-colors other-sizes others smaller bigger same-brand same-type same-color half same-size half-up half-down one-up one-down near-size other-brand'.split(
    ' ',
  );

/** Asks that continue with the shoes mentioned before. */
const NEXT =
  'other-colors other-sizes smaller bigger same-color same-size half-up half-down one-up one-down other-brand near-size'.split(
    ' ',
  );
/** Topics that win even beside a word for buying. */
const SURE = new Set<string>(['wholesale', 'discount', 'complaint', 'order-status', 'invoice']);

/** The intent of a query, from its asks and the kinds of its spans. */
export function intentOf(
  query: StockQuery,
  asks: ReadonlySet<string>,
  kinds: ReadonlySet<string>,
  /** True if the word for buying also occurs in questions: 'lấy', 'mua'. */
  weak: boolean,
): StockQuery['intent'] {
  const isNamed = wanted(query.names).length > 0;
  const isAbout = asks.size > 0 || query.sizes.length > 0 || query.colors.length > 0;
  if (kinds.has('off') && !(isNamed && isAbout) && !query.isConverted) return 'other';
  if (query.topics.includes('privacy')) return 'fact';
  const isShoe = isNamed || query.types.length > 0 || query.wishes.length > 0 || query.sizes.length > 0;
  if (query.isOtherGoods && !isShoe && query.topics.length === 0) return 'other';
  const isFootwear = kinds.has('footwear') && !isNamed && query.topics.length === 0 && !asks.has('size-help');
  if (isFootwear) return 'other';
  if (
    query.isConverted &&
    !isNamed &&
    query.topics.length > 0 &&
    query.topics.every((topic) => topic === 'fitting')
  )
    return 'size-help';
  if (
    asks.has('size-help') ||
    (asks.has('fits') && query.isConverted) ||
    (query.isConverted &&
      !isNamed &&
      query.brands.length === 0 &&
      query.types.length === 0 &&
      !asks.has('stock'))
  )
    return 'size-help';
  // 'A với B đôi nào rẻ hơn'
  const isRanked = wanted(query.names).length > 1 && (asks.has('cheaper') || asks.has('dearer'));
  if ((asks.has('compare') || isRanked) && query.topics.length === 0) return 'compare';
  if (query.wishes.includes('washable')) return 'recommend';
  const isStrong = kinds.has('order') && !weak;
  if (query.topics.length > 0 && (!isStrong || query.topics.some((topic) => SURE.has(topic)))) return 'fact';
  if (
    kinds.has('order') &&
    !(weak && (kinds.has('price') || kinds.has('which'))) &&
    !asks.has('stock') &&
    ![...asks].some((ask) => ask.startsWith('any-')) &&
    (!weak || (!asks.has('price') && query.brands.length === 0 && query.types.length === 0)) &&
    (!narrows(query) || isNamed || query.sizes.length > 0 || query.colors.length > 0) &&
    query.wishes.length === 0 &&
    query.sort !== 'best-seller'
  )
    return query.topics.includes('complaint') || query.topics.includes('order-status') ? 'fact' : 'order';
  if (query.topics.length > 0) return 'fact';
  if (asks.has('recommend') || query.wishes.length > 0) return 'recommend';
  if (asks.has('price')) return 'price';
  const { nearPrice: _near, ...rest } = query;
  if (
    asks.size === 0 &&
    !kinds.has('ref') &&
    !kinds.has('go-on') &&
    query.nearPrice !== undefined &&
    !narrows(rest)
  )
    return 'other';
  if (narrows(query) || query.about || query.quantity !== undefined) return 'stock';
  if ([...asks].some((ask) => ask.startsWith('any-'))) return 'stock';
  // 'hic, màu khác thì sao': an interjection before a question.
  if (NEXT.some((ask) => asks.has(ask))) return 'stock';
  if (kinds.has('talk') && !kinds.has('ref')) return 'small-talk';
  const isAsking = ASKING.some((ask) => asks.has(ask));
  return isAsking || kinds.has('ref') || kinds.has('gender') ? 'stock' : 'other';
}

import type { TypedFastBitSet } from 'typedfastbitset';
import type { NearSearchDto, ReadFilterDto } from '../dto/catalogue.dto';
import type { ReadGroup } from '../words/search-words';
import type { ProductSets } from './product-sets';
import { byFilter, inNames, inTexts, intersectionOf, type Term } from './search-reader';

interface FoundTerms {
  /** The products that match every term, in disjoint tiers: by names alone, by filters too, by texts too. */
  tiers: TypedFastBitSet[];
  all: TypedFastBitSet;
}

/** Maximum terms tried as the one to leave out when nothing is found. */
const MAX_LEFT_OUT = 8;

/**
 * The products that match every term of a search. Texts only count for words that name no filter: half of all
 * descriptions contain 'đến', which is not what 'den' means.
 */
export function findTerms(terms: readonly Term[], sets: ProductSets): FoundTerms {
  const telling = terms.filter(({ isEmpty }) => !isEmpty);
  if (telling.length === 0) return findEmptyWords(terms, sets);
  const names = telling.map((term) => inNames(term, sets));
  const filters = telling.map((term, at) => either(names[at]!, byFilter(term, sets)));
  const texts = telling.map((term, at) =>
    term.group ? filters[at]! : either(names[at]!, inTexts(term, sets)),
  );
  const named = intersectionOf(names);
  const isSold = sameColorway(telling, names, sets);
  const filtered = keep(intersectionOf(filters), isSold);
  const all = telling.every(({ group }) => group) ? filtered : keep(intersectionOf(texts), isSold);
  const tiers = [named, filtered.new_difference(named), all.new_difference(filtered)];
  return { tiers: tiers.filter((tier) => !tier.isEmpty()), all };
}

/** 'giày' finds the names that contain it, otherwise everything. */
function findEmptyWords(terms: readonly Term[], sets: ProductSets): FoundTerms {
  const { names } = sets;
  const words = terms.flatMap((term) => term.words.map(({ folded }) => names.find(folded)));
  const named = words.length > 0 ? intersectionOf(words) : sets.all;
  const all = named.isEmpty() ? sets.all : named;
  return { tiers: [all], all };
}

function either(names: TypedFastBitSet, others: TypedFastBitSet): TypedFastBitSet {
  return others.isEmpty() ? names : names.new_union(others);
}

function keep(products: TypedFastBitSet, isKept: ((ordinal: number) => boolean) | null): TypedFastBitSet {
  if (!isKept) return products;
  const kept = products.clone();
  for (const ordinal of products) if (!isKept(ordinal)) kept.remove(ordinal);
  return kept;
}

/**
 * Whether a product has the named sizes in the named colours; terms in its name count as matched.
 * @returns null for a search that does not name both
 */
function sameColorway(terms: readonly Term[], names: TypedFastBitSet[], sets: ProductSets) {
  const of = (group: ReadGroup) =>
    terms.flatMap((term, at) => (term.group === group ? [{ values: term.values, named: names[at]! }] : []));
  const [colors, sizes] = [of('color'), of('size')];
  if (colors.length === 0 || sizes.length === 0) return null;
  return (ordinal: number): boolean => {
    const { colors: looks, colorSizes } = sets.products[ordinal]!;
    return colors.every(
      (color) =>
        color.named.has(ordinal) ||
        sizes.every(
          (size) =>
            size.named.has(ordinal) ||
            looks.some(
              ({ key }, at) => color.values.includes(key) && colorSizes[at]?.includes(size.values[0]!),
            ),
        ),
    );
  };
}

/** The filters that a search names, in its order. */
export function readFilters(terms: readonly Term[], { palette }: ProductSets): ReadFilterDto[] {
  return terms.flatMap((term) => {
    const { group, values, typed } = term;
    if (!group || values.length === 0) return [];
    const spelt = values.map((value) => (group === 'color' ? (palette.find(value)?.color ?? value) : value));
    return [{ words: typed, filter: group, values: spelt, without: without(terms, term) }];
  });
}

/** The search without the word that fits least: the one whose removal finds most. */
export function nearestSearch(
  terms: readonly Term[],
  among: TypedFastBitSet,
  sets: ProductSets,
): NearSearchDto | undefined {
  const telling = terms.filter(({ isEmpty }) => !isEmpty);
  if (telling.length < 2) return undefined;
  const near = telling.slice(0, MAX_LEFT_OUT).map((term) => ({
    search: without(terms, term),
    total: findTerms(
      telling.filter((other) => other !== term),
      sets,
    ).all.intersection_size(among),
  }));
  const best = near.reduce((most, one) => (one.total > most.total ? one : most));
  return best.total > 0 ? best : undefined;
}

function without(terms: readonly Term[], left: Term): string {
  return terms
    .filter((term) => term !== left)
    .map(({ typed }) => typed)
    .join(' ');
}

/** Shoppers' calls in their measured proportions; deterministic. */
import { BRANDS, COLORS, SORTS, TYPES, idOf, nameOf, pick, randomFrom } from './catalogue.mjs';

const PAGE = 24;
const LIST = '/v1/products/filter';

function address(path, query) {
  return `${path}?${new URLSearchParams(query)}`;
}

function pageTo(random, last) {
  return 1 + Math.floor(random() * last);
}

function some(random, list, most) {
  const count = 1 + Math.floor(random() * most);
  return [...new Set(Array.from({ length: count }, () => pick(random, list)))].join(',');
}

function filterQuery(random) {
  const query = {
    brand: some(random, BRANDS, 3),
    type: some(random, TYPES, 3),
    color: some(random, COLORS, 4),
    stock: pick(random, ['just-in', 'sold-out']),
  };
  for (const group of Object.keys(query)) if (random() < 0.4) delete query[group];
  return { ...query, sort: pick(random, SORTS) };
}

/** 60 % newest pages 1 to 20, 20 % a brand's pages, 10 % filter combinations, 10 % deep pages. */
function mixed(random, count) {
  const dice = random();
  if (dice < 0.6) return address(LIST, { page: pageTo(random, Math.min(20, count / PAGE)) });
  if (dice < 0.8) {
    const last = Math.min(20, count / PAGE / BRANDS.length);
    return address(LIST, { brand: pick(random, BRANDS), page: pageTo(random, last) });
  }
  if (dice < 0.9) return address(LIST, { ...filterQuery(random), page: pageTo(random, 3) });
  return address(LIST, { page: pageTo(random, count / PAGE), sort: pick(random, SORTS) });
}

/** Seven of ten calls go to one of 30 addresses, like a home page and first pages; the rest differ. */
function realistic(random, count) {
  if (random() >= 0.7) return mixed(random, count);
  return mixed(randomFrom(1000 + Math.floor(30 * random() ** 2)), count);
}

/** One of `number` calls, which are the same in every run and for every seed. */
function oneOf(number, question) {
  return (random, count) => question(randomFrom(2000 + Math.floor(number * random())), count);
}

/** A part of a name as a shopper types it: from 2 letters to three words. */
function typed(random, count) {
  const name = nameOf(Math.floor(random() * count));
  const from = random() < 0.7 ? 0 : Math.floor(random() * (name.length - 3));
  return name.slice(from, from + 2 + Math.floor(random() * 9));
}

/**
 * The addresses for one kind of call.
 * @param {number} count products in the shop
 * @param {number} length the number of addresses
 */
export function addresses(kind, count, length, seed = 1) {
  const random = randomFrom(seed);
  return Array.from({ length }, () => KINDS[kind](random, count));
}

const KINDS = {
  'list mix': mixed,
  suggestions: (random, count) => address(LIST, { search: typed(random, count), limit: 5 }),
  'full name': (random, count) => address(LIST, { search: nameOf(Math.floor(random() * count)) }),
  detail,
  facets,
  'kept list of 24': oneOf(20, mixed),
  'kept detail': oneOf(50, detail),
  'kept facets': oneOf(20, facets),
  'realistic mix': realistic,
};

function detail(random, count) {
  return `/v1/products/${idOf('product', Math.floor(random() * count))}`;
}

function facets(random) {
  return address('/v1/products/facets', filterQuery(random));
}

/** Facets of different filters, each called once. */
export function differentFacets(length) {
  const random = randomFrom(9);
  const different = new Set();
  while (different.size < length) different.add(facets(random));
  return [...different];
}

/** Every most expensive filter once, in random order: brand, two colours, type, in stock, high-low. */
export function worstFilters() {
  const random = randomFrom(5);
  const filters = BRANDS.flatMap((brand) =>
    TYPES.flatMap((type) =>
      COLORS.flatMap((one, place) =>
        COLORS.slice(place + 1).map((two) => ({
          ...{ brand, type, color: `${one},${two}`, stock: 'just-in', sort: 'high-low' },
        })),
      ),
    ),
  );
  return filters
    .map((filter) => ({ filter, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ filter }) => filter);
}

/** One page of a filter. */
export function pageOf(filter, page) {
  return address(LIST, { ...filter, page });
}

export const KIND_NAMES = Object.keys(KINDS);

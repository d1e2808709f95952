import {
  type CustomerDtoRole,
  type FilterProductsSort,
  ProductDtoBrand,
  ProductDtoMaterial,
  ProductDtoType,
} from '../api/generated/model';
import { i18n } from './i18n';
import { titleCase } from './text';

/**
 * The values that the API takes, as lists in the order in which they are shown. The generated enums name them. Their
 * words for people are functions here, since the page's language is not yet known when this file is loaded. What only
 * orders need, or only staff, lies in files of its own, as this one is in the first load.
 */
export const PRODUCT_TYPES = Object.values(ProductDtoType);
export const MATERIALS = Object.values(ProductDtoMaterial);

export type CustomerRole = CustomerDtoRole;
export type CatalogueSort = FilterProductsSort;

/** What the server takes for a product without a material. */
export const USUAL_MATERIAL = ProductDtoMaterial.synthetic;

export type Words<Value extends string> = Record<Value, () => string>;

const TYPE_WORDS: Words<ProductDtoType> = {
  sneaker: () => i18n.t('Sneaker'),
  classic: () => i18n.t('Classic'),
  running: () => i18n.t('Running'),
  basketball: () => i18n.t('Basketball'),
  football: () => i18n.t('Football'),
  boot: () => i18n.t('Boot'),
};

const MATERIAL_WORDS: Words<ProductDtoMaterial> = {
  leather: () => i18n.t('Leather'),
  suede: () => i18n.t('Suede'),
  mesh: () => i18n.t('Mesh'),
  knit: () => i18n.t('Knit'),
  canvas: () => i18n.t('Canvas'),
  synthetic: () => i18n.t('Synthetic'),
};

const STOCK_WORDS: Words<'just-in' | 'sold-out'> = {
  'just-in': () => i18n.t('Just in'),
  'sold-out': () => i18n.t('Sold out'),
};

export const SORT_WORDS: Words<CatalogueSort> = {
  newest: () => i18n.t('Newest'),
  oldest: () => i18n.t('Oldest'),
  'low-high': () => i18n.t('Low-High'),
  'high-low': () => i18n.t('High-Low'),
};

/** The words for a value, in the page's language: 'sneaker' is 'Sneaker'. Unknown values become headings. */
export const typeName = nameBy(TYPE_WORDS);
export const materialName = nameBy(MATERIAL_WORDS);
export const stockName = nameBy(STOCK_WORDS);
export const sortName = nameBy(SORT_WORDS);

/** Gives a value's words by a table of them; those of an unknown value are a heading. */
export function nameBy(words: Record<string, () => string>): (value: string) => string {
  return (value) => (Object.hasOwn(words, value) ? words[value]!() : titleCase(value));
}

/** The orders of the catalogue (rule L4). */
export const CATALOGUE_SORTS = options(Object.keys(SORT_WORDS) as CatalogueSort[], sortName);

/** Whether a role opens the back-office (rule R8). */
export function isStaff(role: CustomerRole): boolean {
  return role === 'admin' || role === 'manager';
}

/** One of the six brands (rule G1). */
export interface Brand {
  /** The value in data and queries: 'new balance'. */
  value: ProductDtoBrand;
  /** The value in the page's path: /new-balance. */
  path: string;
  label: string;
  /** The large text over the brand's film (rule V6). */
  slogan: string;
  /** The small text above the slogan. */
  title: string;
  /** Balenciaga has a picture, every other brand a film. */
  media: 'film' | 'picture';
}

const SLOGANS: Record<ProductDtoBrand, Pick<Brand, 'slogan'> & Partial<Brand>> = {
  nike: { slogan: 'Just do it.' },
  adidas: { slogan: 'Impossible is Nothing.' },
  puma: { slogan: 'Forever Faster.' },
  'new balance': { slogan: 'We Got Now.' },
  vans: { slogan: 'Off The Wall.', title: 'VANS' },
  balenciaga: { slogan: "It's Different.", title: 'BALENCIAGA', media: 'picture' },
};

export const BRANDS: readonly Brand[] = Object.values(ProductDtoBrand).map((value) => ({
  value,
  path: value.replace(' ', '-'),
  label: titleCase(value),
  title: titleCase(value),
  media: 'film',
  ...SLOGANS[value],
}));

/**
 * A select's or a filter's options: a value and its words, which are made when they are read.
 *
 * @param nameOf gives a value's words
 */
export function options<Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): { readonly value: Value; readonly label: string }[] {
  return values.map((value) => ({
    value,
    get label() {
      return nameOf(value);
    },
  }));
}

interface OptionFilter {
  title: string;
  /** Its part of the facets. */
  facet: 'brands' | 'types' | 'materials' | 'stock';
  options: readonly string[];
  labelOf: (value: string) => string;
}

/** The filters with fixed options, in the panel's order, by their parameter in addresses and queries. */
export const OPTION_FILTERS = {
  brand: {
    get title() {
      return i18n.t('Brand');
    },
    facet: 'brands',
    options: Object.values(ProductDtoBrand),
    labelOf: titleCase,
  },
  type: {
    get title() {
      return i18n.t('Type');
    },
    facet: 'types',
    options: PRODUCT_TYPES,
    labelOf: typeName,
  },
  material: {
    get title() {
      return i18n.t('Material');
    },
    facet: 'materials',
    options: MATERIALS,
    labelOf: materialName,
  },
  stock: {
    get title() {
      return i18n.t({ id: 'stock.filter', message: 'Stock' });
    },
    facet: 'stock',
    options: ['just-in', 'sold-out'],
    labelOf: stockName,
  },
} as const satisfies Record<string, OptionFilter>;

export type OptionFilterName = keyof typeof OPTION_FILTERS;

export const OPTION_FILTER_NAMES = Object.keys(OPTION_FILTERS) as OptionFilterName[];

/** All of the catalogue's filters, by their parameter in addresses and queries. */
export const FILTER_NAMES = [...OPTION_FILTER_NAMES, 'color', 'size', 'price'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

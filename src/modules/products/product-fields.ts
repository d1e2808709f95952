import type { Language } from '../../common/language';
import { foldText, toWords } from '../../common/text';

/** The brands the shop sells, in the order in which it shows them. */
export const BRANDS = ['nike', 'adidas', 'puma', 'new balance', 'vans', 'balenciaga'] as const;
export type Brand = (typeof BRANDS)[number];

/** The kinds of shoe, in the order in which the shop shows them. */
export const PRODUCT_TYPES = ['sneaker', 'classic', 'running', 'basketball', 'football', 'boot'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** What a card says of a product: something is left in some size, or nothing is. */
export const STOCK_OPTIONS = ['just-in', 'sold-out'] as const;

export const PRODUCT_SORTS = ['newest', 'oldest', 'high-low', 'low-high'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Products on a page of the catalogue. */
export const CATALOGUE_PAGE_SIZE = 24;

/** Detail images a colour may have. */
export const MAX_DETAIL_IMAGES = 6;

/** Colours of a product and sizes of a colour, at most: both times the quantity fit the integer column. */
export const MAX_COLORS = 20;
export const MAX_SIZES = 40;
/** Characters of the names that a colour had before. */
export const MAX_FORMER_KEYS_LENGTH = 1000;
/** Pairs of one size. */
export const MAX_QUANTITY = 1_000_000;

/** Where a picture of this shop lies: never at another shop, and with nothing that a page could trip over. */
export const PICTURE_PATH = /^\/(media|uploads)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.(avif|gif|jpe?g|png|webp)$/;
/** Where a 3D model of this shop lies. */
export const MODEL_PATH = /^\/(media|uploads)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.glb$/;

/** The most cards a slider carries: the newest ones. */
export const SLIDER_LIMIT = 24;

/** How many products the best-seller list names. */
export const BEST_SELLER_LIMIT = 10;

/** What a search may be kept to. */
export const SEARCH_MATCHES = ['name'] as const;
export type SearchMatch = (typeof SEARCH_MATCHES)[number];

/** The longest search text that is answered, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** The languages that a product's texts may have; every product has those of the first. */
export const TEXT_LANGUAGES: readonly Language[] = ['vi', 'en'];

/** What one of a product's own fields is called, and which values it takes. */
export type ProductField = { label: string } & (
  | {
      kind: 'line' | 'text' | 'picture' | 'model';
      longest: number;
      /** It may be empty, which is the same as none. */
      isOptional?: true;
    }
  | {
      kind: 'option';
      options: readonly string[];
      /** What a product is that was sent without it; undefined where it must be sent. */
      fallback?: string;
    }
);

/** Characters of a highlight, or of the path of a picture or model. */
export const MAX_LINE_LENGTH = 300;
/** Characters of a description. */
const MAX_TEXT_LENGTH = 10_000;

/** A product's own fields but its price and its date: input, rules, columns and answers all follow this table. */
export const PRODUCT_FIELDS = {
  name: { label: 'Name', kind: 'line', longest: 150 },
  brand: { label: 'Brand', kind: 'option', options: BRANDS },
  type: { label: 'Type', kind: 'option', options: PRODUCT_TYPES },
  material: {
    label: 'Material',
    kind: 'option',
    options: ['leather', 'suede', 'mesh', 'knit', 'canvas', 'synthetic'],
    fallback: 'synthetic',
  },
  highLight: { label: 'Highlight', kind: 'line', longest: MAX_LINE_LENGTH },
  desc: { label: 'Description', kind: 'text', longest: MAX_TEXT_LENGTH },
  highLightEn: { label: 'English highlight', kind: 'line', longest: MAX_LINE_LENGTH, isOptional: true },
  descEn: { label: 'English description', kind: 'text', longest: MAX_TEXT_LENGTH, isOptional: true },
  adImage: { label: 'Ad image', kind: 'picture', longest: MAX_LINE_LENGTH },
  navbarImage: { label: 'Navbar image', kind: 'picture', longest: MAX_LINE_LENGTH },
  model: { label: '3D model', kind: 'model', longest: MAX_LINE_LENGTH, isOptional: true },
} as const satisfies Record<string, ProductField>;

export type ProductFieldName = keyof typeof PRODUCT_FIELDS;

/** The fields that a product need not have. */
export type OptionalField = {
  [Name in ProductFieldName]: (typeof PRODUCT_FIELDS)[Name] extends { isOptional: true } ? Name : never;
}[ProductFieldName];

/** The fields that are one of fixed options. Lists are narrowed by each, and facets count each. */
export type OptionName = {
  [Name in ProductFieldName]: (typeof PRODUCT_FIELDS)[Name] extends { kind: 'option' } ? Name : never;
}[ProductFieldName];

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[];

export const OPTION_NAMES = PRODUCT_FIELD_NAMES.filter(isOption);

function isOption(name: ProductFieldName): name is OptionName {
  return PRODUCT_FIELDS[name].kind === 'option';
}

/** An EU size as text. */
export const SIZE = /^\d{1,3}(\.\d{1,2})?$/;

/** Characters of a colour's name. */
export const MAX_COLOR_LENGTH = 60;

/** The maximum price of a pair, in whole dong. */
export const MAX_PRICE = 2_000_000_000;

/**
 * What makes two colours' names the same colour: words without accents. Stored beside the name, since
 * databases disagree about accents and case.
 */
export function colorKey(name: string): string {
  return toWords(foldText(name));
}

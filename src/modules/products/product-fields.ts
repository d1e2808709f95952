import type { InBoth, Language } from '../../common/language';
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
export type ProductField = { label: InBoth } & (
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
  | ({ kind: 'number' } & NumberField)
);

/** A whole number that a product may have. */
export interface NumberField {
  label: InBoth;
  /** Behind the label, where nothing else says what is counted. */
  unit: string;
  least: number;
  most: number;
  /** For `/docs`: what it is, and a product's. */
  description: string;
  example: number;
  isOptional: true;
}

/** Characters of a highlight, or of the path of a picture or model. */
export const MAX_LINE_LENGTH = 300;
/** Characters of a description. */
const MAX_TEXT_LENGTH = 10_000;

/** A product's own fields but its price and its date: input, rules, columns and answers all follow this table. */
export const PRODUCT_FIELDS = {
  name: { label: { en: 'Name', vi: 'Tên' }, kind: 'line', longest: 150 },
  brand: { label: { en: 'Brand', vi: 'Thương hiệu' }, kind: 'option', options: BRANDS },
  type: { label: { en: 'Type', vi: 'Kiểu' }, kind: 'option', options: PRODUCT_TYPES },
  material: {
    label: { en: 'Material', vi: 'Chất liệu' },
    kind: 'option',
    options: ['leather', 'suede', 'mesh', 'knit', 'canvas', 'synthetic'],
    fallback: 'synthetic',
  },
  highLight: { label: { en: 'Highlight', vi: 'Điểm nổi bật' }, kind: 'line', longest: MAX_LINE_LENGTH },
  desc: { label: { en: 'Description', vi: 'Mô tả' }, kind: 'text', longest: MAX_TEXT_LENGTH },
  highLightEn: {
    label: { en: 'English highlight', vi: 'Điểm nổi bật tiếng Anh' },
    kind: 'line',
    longest: MAX_LINE_LENGTH,
    isOptional: true,
  },
  descEn: {
    label: { en: 'English description', vi: 'Mô tả tiếng Anh' },
    kind: 'text',
    longest: MAX_TEXT_LENGTH,
    isOptional: true,
  },
  adImage: { label: { en: 'Ad image', vi: 'Ảnh quảng cáo' }, kind: 'picture', longest: MAX_LINE_LENGTH },
  navbarImage: {
    label: { en: 'Navbar image', vi: 'Ảnh trên thanh điều hướng' },
    kind: 'picture',
    longest: MAX_LINE_LENGTH,
  },
  model: {
    label: { en: '3D model', vi: 'Mô hình 3D' },
    kind: 'model',
    longest: MAX_LINE_LENGTH,
    isOptional: true,
  },
  weight: {
    label: { en: 'Weight', vi: 'Khối lượng' },
    kind: 'number',
    unit: 'g',
    least: 1,
    most: 20_000,
    description: 'Weight of one pair in grams',
    example: 780,
    isOptional: true,
  },
} as const satisfies Record<string, ProductField>;

export type ProductFieldName = keyof typeof PRODUCT_FIELDS;

/** The fields that a product need not have. */
export type OptionalField = {
  [Name in ProductFieldName]: (typeof PRODUCT_FIELDS)[Name] extends { isOptional: true } ? Name : never;
}[ProductFieldName];

/** The fields that are one of fixed options. Lists are narrowed by each, and facets count each. */
export type OptionName = FieldOfKind<'option'>;

/** The fields that are whole numbers. */
export type NumberName = FieldOfKind<'number'>;

type FieldOfKind<Kind> = {
  [Name in ProductFieldName]: (typeof PRODUCT_FIELDS)[Name] extends { kind: Kind } ? Name : never;
}[ProductFieldName];

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[];

export const OPTION_NAMES = fieldsOf('option');

export const NUMBER_NAMES = fieldsOf('number');

function fieldsOf<Kind extends ProductField['kind']>(kind: Kind): FieldOfKind<Kind>[] {
  return PRODUCT_FIELD_NAMES.filter((name): name is FieldOfKind<Kind> => PRODUCT_FIELDS[name].kind === kind);
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

import { BRANDS, PRODUCT_TYPES } from './product-options';

/** What one of a product's own fields is called, and which values it takes. */
export type ProductField = { label: string } & (
  | { kind: 'line' | 'text' | 'picture'; longest: number }
  | {
      kind: 'option';
      options: readonly string[];
      /** What a product is that was sent without it; undefined where it must be sent. */
      fallback?: string;
    }
);

/** Characters of a highlight or of a picture's path. */
const MAX_LINE = 300;

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
  highLight: { label: 'Highlight', kind: 'line', longest: MAX_LINE },
  desc: { label: 'Description', kind: 'text', longest: 10_000 },
  adImage: { label: 'Ad image', kind: 'picture', longest: MAX_LINE },
  navbarImage: { label: 'Navbar image', kind: 'picture', longest: MAX_LINE },
} as const satisfies Record<string, ProductField>;

export type ProductFieldName = keyof typeof PRODUCT_FIELDS;

/** The fields that are one of fixed options. Lists are narrowed by each, and facets count each. */
export type OptionName = {
  [Name in ProductFieldName]: (typeof PRODUCT_FIELDS)[Name] extends { kind: 'option' } ? Name : never;
}[ProductFieldName];

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[];

export const OPTION_NAMES = PRODUCT_FIELD_NAMES.filter(isOption);

function isOption(name: ProductFieldName): name is OptionName {
  return PRODUCT_FIELDS[name].kind === 'option';
}

/** The maximum price of a pair, in whole dong. */
export const HIGHEST_PRICE = 2_000_000_000;

/** The column of a field: `desc` is a word of SQL. */
export function columnOf(field: ProductFieldName): string {
  return field === 'desc' ? 'description' : field;
}

/** All columns of a product and its state that an answer shows. */
export const PRODUCT_COLUMNS = [
  ...['id', 'slug', 'price', 'importAt', 'quantitySold', 'version'],
  ...PRODUCT_FIELD_NAMES.map(columnOf),
].join(', ');

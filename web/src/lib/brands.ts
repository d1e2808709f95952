import { titleCase } from './text';

/** One of the six brands (rule G1). */
export interface Brand {
  /** The value in data and queries: 'new balance'. */
  value: string;
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

export const BRANDS: readonly Brand[] = [
  { value: 'nike', path: 'nike', label: 'Nike', title: 'Nike', slogan: 'Just do it.', media: 'film' },
  {
    value: 'adidas',
    path: 'adidas',
    label: 'Adidas',
    title: 'Adidas',
    slogan: 'Impossible is Nothing.',
    media: 'film',
  },
  { value: 'puma', path: 'puma', label: 'Puma', title: 'Puma', slogan: 'Forever Faster.', media: 'film' },
  {
    value: 'new balance',
    path: 'new-balance',
    label: 'New Balance',
    title: 'New Balance',
    slogan: 'We Got Now.',
    media: 'film',
  },
  { value: 'vans', path: 'vans', label: 'Vans', title: 'VANS', slogan: 'Off The Wall.', media: 'film' },
  {
    value: 'balenciaga',
    path: 'balenciaga',
    label: 'Balenciaga',
    title: 'BALENCIAGA',
    slogan: "It's Different.",
    media: 'picture',
  },
];

/** The types of shoe (rule G2), in the order of the filters. */
export const PRODUCT_TYPES = ['sneaker', 'classic', 'running', 'basketball', 'football', 'boot'] as const;

/** What a shoe is made of (rule G12), in the order of the filters. */
export const MATERIALS = ['leather', 'suede', 'mesh', 'knit', 'canvas', 'synthetic'] as const;

/** What the server takes for a product without a material. */
export const USUAL_MATERIAL = 'synthetic';

/** The stock filter's values and their labels. */
export const STOCK_LABELS: Readonly<Record<string, string>> = {
  'just-in': 'Just in',
  'sold-out': 'Sold out',
};

/**
 * A brand's name for display.
 *
 * @param value the brand in data; an unknown one is returned unchanged
 */
export function brandLabel(value: string): string {
  return BRANDS.find((brand) => brand.value === value)?.label ?? value;
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
  brand: { title: 'Brand', facet: 'brands', options: BRANDS.map(({ value }) => value), labelOf: brandLabel },
  type: { title: 'Type', facet: 'types', options: PRODUCT_TYPES, labelOf: titleCase },
  material: { title: 'Material', facet: 'materials', options: MATERIALS, labelOf: titleCase },
  stock: {
    title: 'Stock',
    facet: 'stock',
    options: Object.keys(STOCK_LABELS),
    labelOf: (value) => STOCK_LABELS[value] ?? value,
  },
} as const satisfies Record<string, OptionFilter>;

export type OptionFilterName = keyof typeof OPTION_FILTERS;

export const OPTION_FILTER_NAMES = Object.keys(OPTION_FILTERS) as OptionFilterName[];

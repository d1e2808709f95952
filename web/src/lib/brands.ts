/** One of the six brands (specification §3). */
export interface Brand {
  /** The word in data and in queries. */
  value: string;
  /** The word in the path: /new-balance. */
  path: string;
  label: string;
  /** Set large over the brand's film (specification §2). */
  slogan: string;
  /** Small above the slogan: the name as the specification titles that film. */
  title: string;
  /** Balenciaga has a picture instead of a film. */
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

/** The kinds of shoe (specification §3), in the order filters list them. */
export const PRODUCT_TYPES = ['sneaker', 'classic', 'running', 'basketball', 'football', 'boot'] as const;

/** The stock filter's values and words (specification §9). */
export const STOCK_LABELS: Readonly<Record<string, string>> = {
  'just-in': 'Just in',
  'sold-out': 'Sold out',
};

/**
 * A brand's name as people write it.
 *
 * @param value the data word; an unknown one is given back as it is
 */
export function brandLabel(value: string): string {
  return BRANDS.find((brand) => brand.value === value)?.label ?? value;
}

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
/** Pairs of one size. */
export const HIGHEST_QUANTITY = 1_000_000;

/** Where a picture of this shop lies: never at another shop, and with nothing that a page could trip over. */
export const PICTURE_PATH = /^\/(media|uploads)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

/** The most cards a slider carries: the newest ones. */
export const SLIDER_LIMIT = 100;

/** How many products the best-seller list names. */
export const BEST_SELLER_LIMIT = 10;

/** The longest search text that is answered, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** A product as the database holds it, put together with its colours and sizes. Instants are `Date`s. */
export interface ProductRecord {
  id: string;
  name: string;
  type: string;
  brand: string;
  slug: string;
  price: number;
  highLight: string;
  desc: string;
  adImage: string;
  navbarImage: string;
  importAt: Date;
  quantitySold: number;
  version: number;
  colors: ColorRecord[];
}

/** A colour with its sizes, smallest first. */
export interface ColorRecord {
  color: string;
  colorHex: string;
  imageDetail: string[];
  sizes: SizeRecord[];
}

export interface SizeRecord {
  size: string;
  quantity: number;
}

/** What a best-seller list shows of a product. */
export interface BestSellerRecord {
  id: string;
  name: string;
  slug: string;
  quantitySold: number;
  image: string;
}

/** How many products of a filter have a value. */
export interface ValueCount {
  value: string;
  count: number;
}

export interface ColorCount extends ValueCount {
  colorHex: string;
}

/** What the filter panel shows of a filter's matches. */
export interface FacetCounts {
  brands: ValueCount[];
  colors: ColorCount[];
  types: ValueCount[];
  sizes: ValueCount[];
  justIn: number;
  soldOut: number;
}

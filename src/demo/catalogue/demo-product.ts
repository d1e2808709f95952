import type { ColorName } from './palette';

export type Brand = 'nike' | 'adidas' | 'puma' | 'new balance' | 'vans' | 'balenciaga';
export type ShoeType = 'sneaker' | 'classic' | 'running' | 'basketball' | 'football' | 'boot';
export type Fit = 'unisex' | 'men' | 'women';

/** A colourway with nothing left, wholly or in the named sizes. */
export interface SoldOutCase {
  color: ColorName;
  sizes?: string[];
}

/** One line of the demo catalogue; pictures, sizes and quantities follow from it. */
export interface DemoProduct {
  name: string;
  type: ShoeType;
  fit: Fit;
  /** Whole dong. */
  price: number;
  highLight: string;
  desc: string;
  importedDaysAgo: number;
  /** The first colour is the one a card shows. */
  colors: ColorName[];
  soldOut?: 'everything' | SoldOutCase[];
}

export interface DemoBrand {
  brand: Brand;
  products: DemoProduct[];
}

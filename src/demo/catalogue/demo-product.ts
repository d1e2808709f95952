import type { ColorName } from './palette';

export type Brand = 'nike' | 'adidas' | 'puma' | 'new balance' | 'vans' | 'balenciaga';
export type ShoeType = 'sneaker' | 'classic' | 'running' | 'basketball' | 'football' | 'boot';
export type Material = 'leather' | 'suede' | 'mesh' | 'knit' | 'canvas' | 'synthetic';
export type Fit = 'unisex' | 'men' | 'women';

/** A colourway that is sold out, in all sizes or in the named ones. */
export interface SoldOutCase {
  color: ColorName;
  sizes?: string[];
}

/** One product of the demo; pictures, sizes and quantities are derived from it. */
export interface DemoProduct {
  name: string;
  type: ShoeType;
  material: Material;
  fit: Fit;
  /** Whole dong. */
  price: number;
  highLight: string;
  desc: string;
  highLightEn: string;
  descEn: string;
  importedDaysAgo: number;
  /** Cards show the first colour. */
  colors: ColorName[];
  soldOut?: 'everything' | SoldOutCase[];
}

export interface DemoBrand {
  brand: Brand;
  products: DemoProduct[];
}

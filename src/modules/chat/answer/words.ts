import type { ProductDto } from '../../products/catalogue/catalogue.service';
import { byColor, type StockFact } from './stock-fact';

/** A price as the shop writes it: 1.234.000đ. */
export function money(price: number): string {
  return `${Math.round(price).toLocaleString('vi-VN')}đ`;
}

/** A brand as it writes itself: 'New Balance'. */
export function brandName(brand: string): string {
  return brand.replace(/(^|\s)\S/g, (start) => start.toUpperCase());
}

/** Whether pairs are told as a number: above this there are many. */
export const MANY = 10;
/** Sizes of a colour that are told one by one. */
const SPELT_OUT = 4;

/** What differs from language to language in telling what is left. */
export interface LeftWords {
  pairs: (left: number) => string;
  color: (color: string) => string;
  size: (sizes: string) => string;
  to: string;
  except: string;
}

/** 'màu đen size 42 (7 đôi), 43 (còn nhiều)', or 'màu đen size 39 đến 46, trừ 41' where there are many. */
export function colorLine(
  product: ProductDto,
  color: string,
  facts: readonly StockFact[],
  words: LeftWords,
): string {
  if (facts.length <= SPELT_OUT) {
    const [first, ...others] = facts.map(({ size, left }) => `${size} (${words.pairs(left)})`);
    return `${words.color(color)} ${words.size([first, ...others].join(', '))}`;
  }
  const [low, high] = [facts[0]!.size, facts.at(-1)!.size];
  const run = product.colors.find((one) => one.color === color)?.sizes.map(({ size }) => size) ?? [];
  const missing = run.filter(
    (size) =>
      Number(size) > Number(low) && Number(size) < Number(high) && !facts.some((fact) => fact.size === size),
  );
  const range = `${words.size(`${low} ${words.to} ${high}`)}`;
  return `${words.color(color)} ${range}${missing.length > 0 ? `, ${words.except} ${missing.join(', ')}` : ''}`;
}

/** Each colour of some facts with what is left of it, parted by semicolons; `most` colours at most. */
export function stockLine(
  product: ProductDto,
  facts: readonly StockFact[],
  words: LeftWords,
  most = 20,
): string {
  return byColor(facts)
    .slice(0, most)
    .map(([color, own]) => colorLine(product, color, own, words))
    .join('; ');
}

/** '39 đến 46', for a product or a colour of it. */
export function sizeRun({ colors }: ProductDto, color: string | undefined, to: string): string {
  const sizes = colors
    .filter((one) => !color || one.color === color)
    .flatMap((one) => one.sizes.map(({ size }) => Number(size)));
  return sizes.length > 0 ? `${Math.min(...sizes)} ${to} ${Math.max(...sizes)}` : '';
}

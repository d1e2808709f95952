import type { StockFact } from '../stock-fact';

/** A price as the shop writes it: 1.234.000đ. */
export function money(price: number): string {
  return `${price.toLocaleString('vi-VN')}đ`;
}

const BRAND_NAMES: Record<string, string> = {
  nike: 'Nike',
  adidas: 'Adidas',
  puma: 'Puma',
  'new balance': 'New Balance',
  vans: 'Vans',
  balenciaga: 'Balenciaga',
};

/** A brand as it writes itself. */
export function brandName(brand: string): string {
  return BRAND_NAMES[brand] ?? brand;
}

/** The sizes of some facts, each once, smallest first. */
export function sizesOf(facts: StockFact[]): string[] {
  return [...new Set(facts.map(({ size }) => size))].sort((a, b) => Number(a) - Number(b));
}

/** The pairs of some facts. */
export function pairsOf(facts: StockFact[]): number {
  return facts.reduce((sum, { left }) => sum + left, 0);
}

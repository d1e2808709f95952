import { i18n } from './i18n';
import { formatNumber } from './money';

/** The whole numbers that a product may have (rule G15), in the order in which they are shown. */
export const PRODUCT_NUMBERS = {
  weight: { label: () => i18n.t('Weight'), unit: 'g', most: 20_000 },
} as const satisfies Record<string, { label: () => string; unit: string; most: number }>;

export type NumberName = keyof typeof PRODUCT_NUMBERS;

export const NUMBER_NAMES = Object.keys(PRODUCT_NUMBERS) as NumberName[];

/** A product's number with its unit: '1.240 g'. */
export function formatProductNumber(name: NumberName, value: number): string {
  return `${formatNumber(value)}\u00a0${PRODUCT_NUMBERS[name].unit}`;
}

import type { Brand, Fit, ShoeType } from './demo-product';

const fullRuns: Record<Fit, string[]> = {
  women: ['35.5', '36', '36.5', '37.5', '38', '38.5', '39', '40', '40.5', '41'],
  men: ['39', '40', '40.5', '41', '42', '42.5', '43', '44', '44.5', '45', '46', '47'],
  unisex: ['36', '37.5', '38', '38.5', '39', '40', '40.5', '41', '42', '42.5', '43', '44', '45'],
};

/**
 * The EU sizes of a model: the range of its fit; balenciaga has whole sizes only, football boots end at 46.
 */
export function sizeRun(brand: Brand, type: ShoeType, fit: Fit): string[] {
  const run = fullRuns[fit];
  if (brand === 'balenciaga') return run.filter((size) => !size.includes('.'));
  if (type === 'football') return run.filter((size) => Number(size) <= 46);
  return run;
}

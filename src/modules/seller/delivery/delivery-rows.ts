import type { InBoth, Language } from '../../../common/language';
import { shortProvince } from '../../../common/places';
import type { DeliveryConfig } from '../../../config/config';
import { zonesOf, type Zone } from './delivery-zones';

const WORDS: Record<Exclude<Zone['kind'], 'provinces'> | 'days', InBoth> = {
  islands: { vi: 'Các đặc khu (hải đảo)', en: 'Island zones (đặc khu)' },
  rest: { vi: 'Các tỉnh thành còn lại', en: 'All other provinces' },
  days: { vi: 'ngày làm việc', en: 'working days' },
};

/**
 * The rows of a Markdown table: where to, and how many working days.
 * @throws ConfigError as `zonesOf`
 */
export function deliveryRows({ zones }: Pick<DeliveryConfig, 'zones'>, language: Language): string {
  return zonesOf(zones)
    .map(({ kind, provinces, days: { from, to } }) => {
      const place = kind === 'provinces' ? provinces.map(shortProvince).join(', ') : WORDS[kind][language];
      return `| ${place} | ${from === to ? to : `${from}–${to}`} ${WORDS.days[language]} |`;
    })
    .join('\n');
}

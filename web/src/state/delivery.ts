import { useGetDelivery } from '../api/generated/shop/shop';
import type { DeliveryDto } from '../api/generated/model';
import { hasAddress } from '../lib/checkout-rules';
import { daysAnywhere, daysTo, formatDays, provinceOf, shortProvince } from '../lib/delivery';
import { useCurrentCustomer } from './customer';
import { useMyProvince } from './my-province';

/** A timer takes no longer one; the days are asked for again before it anyway. */
const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/**
 * When an order of now arrives (rule J13): at the address, if there is one; else in the province that was chosen in this
 * browser, or that of the account's address; else anywhere in the country.
 */
export function useDelivery(address = '') {
  const { data } = useGetDelivery({ query: { refetchInterval: ({ state }) => untilChange(state.data) } });
  const customer = useCurrentCustomer({ refetchOnMount: false });
  const [chosen, onProvince] = useMyProvince();
  if (!data) return { days: '', place: '', province: '', provinces: [], onProvince };
  const options = data.zones
    .flatMap(({ provinces }) => provinces)
    .map((value) => ({ value, label: shortProvince(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'vi'));
  const own = customer.data?.address ?? '';
  const isKnown = options.some(({ value }) => value === chosen);
  const province = (isKnown ? chosen : provinceOf(own, data)) ?? '';
  if (hasAddress(address)) {
    const named = provinceOf(address, data);
    const days = formatDays(daysTo(address, data));
    return { days, place: named ? shortProvince(named) : '', province, provinces: [], onProvince };
  }
  const days = province ? daysTo(isKnown ? chosen : own, data) : daysAnywhere(data);
  return { days: formatDays(days), place: '', province, provinces: options, onProvince };
}

/** Milliseconds until the days are other ones; a clock that is ahead of the shop's takes each answer for an old one. */
function untilChange(delivery: DeliveryDto | undefined): number | false {
  if (!delivery) return false;
  const left = Date.parse(delivery.changesAt) - Date.now();
  return left > 0 ? Math.min(left, DAY_MS) : MINUTE_MS;
}

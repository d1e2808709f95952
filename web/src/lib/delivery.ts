import type { DeliveryDto, OrderDto } from '../api/generated/model';
import { formatDay } from './dates';
import { currentLocale } from './i18n';
import { readAddress } from './places';
import { SHOP_TIME_ZONE } from './shop';

/** The island zones of each province; the file with all places is too large to load for them. */
const ISLANDS: Readonly<Record<string, readonly string[]>> = {
  'Quảng Ninh': ['Vân Đồn', 'Cô Tô'],
  'Thành phố Hải Phòng': ['Cát Hải', 'Bạch Long Vĩ'],
  'Quảng Trị': ['Cồn Cỏ'],
  'Thành phố Đà Nẵng': ['Hoàng Sa'],
  'Quảng Ngãi': ['Lý Sơn'],
  'Khánh Hòa': ['Trường Sa'],
  'Lâm Đồng': ['Phú Quý'],
  'Thành phố Hồ Chí Minh': ['Côn Đảo'],
  'An Giang': ['Phú Quốc', 'Thổ Châu', 'Kiên Hải'],
};

/** Days of the shop's calendar, YYYY-MM-DD, both included. */
interface DayRange {
  from: string;
  to: string;
}

/**
 * Days as they are shown (rule P4): 'Wed, 2/12 – Thu, 3/12/2026'.
 *
 * @returns '' for null
 */
export function formatDays(days: DayRange | null): string {
  if (!days) return '';
  const { from, to } = days;
  const last = `${weekday(to)}, ${formatDay(to)}`;
  if (from === to) return last;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const first = isOneYear ? formatDay(from).replace(/\/\d+$/, '') : formatDay(from);
  return `${weekday(from)}, ${first} – ${last}`;
}

function weekday(day: string): string {
  const options = { weekday: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(currentLocale(), options).format(new Date(day));
}

/** When an order of now arrives at an address; one that names no province of today counts as all others do. */
export function daysTo(address: string, { zones }: DeliveryDto): DayRange {
  const { province = '', isIsland } = regionOf(address, zones);
  const islands = isIsland ? zones.find(({ kind }) => kind === 'islands') : undefined;
  const own = zones.find(({ provinces }) => provinces.includes(province));
  const { expectedFrom: from, expectedTo: to } =
    islands ?? own ?? zones.find(({ kind }) => kind === 'rest') ?? zones[0]!;
  return { from, to };
}

/** The province of an address, as it is called. */
export function provinceOf(address: string, { zones }: DeliveryDto): string | undefined {
  return regionOf(address, zones).province;
}

function regionOf(address: string, zones: DeliveryDto['zones']) {
  const provinces = zones
    .flatMap((zone) => zone.provinces)
    .map((name) => ({ name, wards: ISLANDS[name]?.map((island) => `Đặc khu ${island}`) ?? [] }));
  const { province, ward } = readAddress(address, { provinces, former: new Map() });
  return { province, isIsland: ward !== undefined };
}

/** When an order of now arrives anywhere in the country. */
export function daysAnywhere({ zones }: DeliveryDto): DayRange {
  const all = zones.filter(({ kind }) => kind !== 'islands');
  return {
    from: all.map(({ expectedFrom }) => expectedFrom).sort()[0]!,
    to: all
      .map(({ expectedTo }) => expectedTo)
      .sort()
      .at(-1)!,
  };
}

/** What people call a province: 'Hà Nội', 'TP. Hồ Chí Minh'. */
export function shortProvince(name: string): string {
  const bare = name.replace(/^Thành phố /, '');
  return bare === 'Hồ Chí Minh' ? `TP. ${bare}` : bare;
}

/** When an order arrives: as its parcel's carrier says, else as it was promised (rule J12); null when neither does. */
export function expectedDays({ shipments, expectedFrom: from, expectedTo: to }: OrderDto): DayRange | null {
  const expectedAt = shipments.at(-1)?.expectedAt;
  if (expectedAt) {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE }).format(new Date(expectedAt));
    return { from: day, to: day };
  }
  return from && to ? { from, to } : null;
}

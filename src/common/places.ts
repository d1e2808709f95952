import { foldText } from './text';
import file from './places.json';

/** A province of Việt Nam since July 2025 with its wards, by their whole official names. */
interface Province {
  readonly name: string;
  readonly wards: readonly string[];
}

/** An address in its parts. */
export interface Place {
  street: string;
  ward: string;
  province: string;
}

const COUNTRY = /^viet ?nam$/;
/** Other names by which people call a province of today. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  'Thành phố Hồ Chí Minh': ['Sài Gòn', 'Saigon', 'Ho Chi Minh City', 'HCMC'],
  'Thành phố Hà Nội': ['Hanoi'],
  'Thành phố Hải Phòng': ['Haiphong'],
  'Thành phố Đà Nẵng': ['Danang'],
};

const KINDS: Readonly<Record<string, string>> = { P: 'Phường', X: 'Xã', T: 'Thị trấn', D: 'Đặc khu' };

/** The provinces. */
export const PROVINCES: readonly Province[] = Object.entries(file).map(([name, wards]) => ({
  name,
  wards: wards.split('|').map((ward) => `${KINDS[ward.charAt(0)]} ${ward.slice(1)}`),
}));

/** Where an address leads, as far as it names places of today. */
interface Region {
  street: string;
  ward: string | undefined;
  province: string | undefined;
}

/**
 * Reads an address 'street, ward, province' from its end.
 * @returns null where it has no street, or names no ward and province of today
 */
export function placeOf(address: string): Place | null {
  const { street, ward, province } = regionOf(address);
  return province && ward && street ? { street, ward, province } : null;
}

/** The same for an address that may lack parts: without a ward or a province of today they are undefined. */
export function regionOf(address: string): Region {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (COUNTRY.test(foldText(parts.at(-1) ?? ''))) parts.pop();
  const province = findPlace(PROVINCES, ({ name }) => [name, ...(SPOKEN[name] ?? [])], parts.at(-1) ?? '');
  const ward = findPlace(province?.wards ?? [], (name) => [name], parts.at(-2) ?? '');
  return { street: parts.slice(0, -2).join(', '), ward, province: province?.name };
}

/** Whether a ward is one of the island zones. */
export function isIsland(ward: string | undefined): boolean {
  return ward?.startsWith(`${KINDS['D']} `) ?? false;
}

/** What people call a province: `Hà Nội`, `TP. Hồ Chí Minh`. */
export function shortProvince(name: string): string {
  const bare = name.replace(/^Thành phố /, '');
  return bare === 'Hồ Chí Minh' ? `TP. ${bare}` : bare;
}

/**
 * The one place of a list that is called so: exactly, or however its kind and its accents are written.
 * @returns undefined where there is none, or where several could be meant
 */
export function findPlace<Listed>(
  list: readonly Listed[],
  namesOf: (place: Listed) => readonly string[],
  wanted: string,
): Listed | undefined {
  const exact = list.find((place) => namesOf(place).includes(wanted));
  const bare = bareName(wanted);
  if (exact || bare === '') return exact;
  const alike = list.filter((place) => namesOf(place).some((name) => bareName(name) === bare));
  return alike.length === 1 ? alike[0] : undefined;
}

/** `TP. Hồ Chí Minh` is `ho chi minh`, and so is `TP.HCM`. */
function bareName(name: string): string {
  const spaced = foldText(name).replace(/[\s-]+/g, ' ');
  const bare = spaced.replace(/^(?:thanh pho |tp\.? ?|tinh |t\. ?|phuong |xa |thi tran |dac khu )/, '');
  return bare === 'hcm' ? 'ho chi minh' : bare;
}

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

const KINDS: Readonly<Record<string, string>> = { P: 'Phường', X: 'Xã', T: 'Thị trấn', D: 'Đặc khu' };

/** The provinces. */
export const PROVINCES: readonly Province[] = Object.entries(file).map(([name, wards]) => ({
  name,
  wards: wards.split('|').map((ward) => `${KINDS[ward.charAt(0)]} ${ward.slice(1)}`),
}));

/**
 * Reads an address 'street, ward, province' from its end.
 * @returns null where it has no street, or names no ward and province of today
 */
export function placeOf(address: string): Place | null {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const province = findPlace(PROVINCES, ({ name }) => [name], parts.at(-1) ?? '');
  const ward = findPlace(province?.wards ?? [], (name) => [name], parts.at(-2) ?? '');
  const street = parts.slice(0, -2).join(', ');
  return province && ward && street ? { street, ward, province: province.name } : null;
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

/** `TP. Hồ Chí Minh` is `ho chi minh`. */
function bareName(name: string): string {
  return foldText(name).replace(/^(?:thanh pho |tp\.? ?|tinh |phuong |xa |thi tran |dac khu )/, '');
}

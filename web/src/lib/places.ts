import { foldText } from './text';

/** The provinces of Việt Nam since July 2025 and their wards, and where each former ward went. */
export interface Places {
  provinces: readonly Province[];
  /** By folded province and district: folded wards, each with its new addresses ('Phường …, Thành phố …'). */
  former: ReadonlyMap<string, readonly District[]>;
}

export interface Province {
  name: string;
  wards: readonly string[];
}

interface District {
  name: string;
  wards: ReadonlyMap<string, readonly string[]>;
}

/** An address in its parts; `ward` and `province` are undefined where it names none of today's. */
export interface AddressParts {
  street: string;
  ward?: string;
  province?: string;
}

/** The file of `node scripts/make-places.mjs`. */
interface PlacesFile {
  provinces: Record<string, string>;
  former: Record<string, Record<string, string>>;
}

let loading: Promise<Places> | undefined;

/** Loads the names (85 kB), once. A failed load can be tried again. */
export function loadPlaces(): Promise<Places> {
  loading ??= import('./places.json').then(({ default: file }) => read(file as PlacesFile));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Reads an address 'street, ward, province' from its end; one with a former ward as it is today. */
export function readAddress(text: string, places: Places): AddressParts {
  const parts = partsOf(nowOf(text, places)[0] ?? text);
  const province = places.provinces.find(({ name }) => isNamed(name, parts.at(-1)));
  if (!province) return { street: parts.join(', ') };
  const ward = province.wards.find((name) => isNamed(name, parts.at(-2)));
  return { street: parts.slice(0, ward ? -2 : -1).join(', '), ward, province: province.name };
}

/** The address as it is stored: 'street, ward, province'. */
export function writeAddress({ street, ward, province }: AddressParts): string {
  return [street, ward, province].filter(Boolean).join(', ');
}

/**
 * Today's addresses for one with a former ward and district: several when the ward was divided, none when the address
 * names no former ones. The province may be left out when only one had such a district.
 */
export function nowOf(text: string, { former }: Places): string[] {
  const parts = partsOf(text);
  const inProvince = [...former].filter(([name]) => isNamed(name, parts.at(-1)));
  const before = inProvince.length > 0 ? parts.slice(0, -1) : parts;
  const districts = (inProvince.length > 0 ? inProvince : [...former])
    .flatMap(([, all]) => all)
    .filter(({ name }) => isNamed(name, before.at(-1)));
  if (districts.length !== 1) return [];
  const ward = [...districts[0]!.wards].find(([name]) => isNamed(name, before.at(-2)));
  const street = before.slice(0, -2).join(', ');
  return (ward?.[1] ?? []).map((place) => (street ? `${street}, ${place}` : place));
}

/** What places were called before July 2025, of today's: a province by its name, a ward by 'ward, province'. */
export function formerNames({ former }: Places): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  const note = (today: string, name: string) => names.set(today, (names.get(today) ?? new Set()).add(name));
  for (const [province, districts] of former) {
    for (const { name: district, wards } of districts) {
      for (const [ward, places] of wards) {
        for (const place of places) {
          const today = place.slice(place.indexOf(', ') + 2);
          if (today !== province) note(today, province);
          if (district.startsWith('Thành phố')) note(today, district);
          if (!place.startsWith(`${ward}, `)) note(place, `${ward}, ${district}`);
        }
      }
    }
  }
  return new Map([...names].map(([today, all]) => [today, [...all]]));
}

const KINDS: Record<string, string> = { P: 'Phường', X: 'Xã', T: 'Thị trấn', D: 'Đặc khu' };

function long(name: string): string {
  return `${KINDS[name.charAt(0)]} ${name.slice(1)}`;
}

function read({ provinces, former }: PlacesFile): Places {
  const today = Object.entries(provinces).map(([name, wards]) => ({
    name,
    wards: wards.split('|').map(long),
  }));
  const placeOf = (indices: string): string => {
    const [province = 0, ward = 0] = indices.split('.').map(Number);
    return `${today[province]?.wards[ward]}, ${today[province]?.name}`;
  };
  const districtOf = ([name, list]: [string, string]): District => {
    const wards = new Map<string, string[]>();
    for (const entry of list.split('|')) {
      const [ward = '', indices = ''] = entry.split(':');
      wards.set(long(ward), [...(wards.get(long(ward)) ?? []), placeOf(indices)]);
    }
    return { name, wards };
  };
  const districts = Object.entries(former).map(
    ([name, all]) => [name, Object.entries(all).map(districtOf)] as const,
  );
  return { provinces: today, former: new Map(districts) };
}

/** An address between its commas; the country at its end is left out. */
function partsOf(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return /^viet ?nam$/.test(foldText(parts.at(-1) ?? '')) ? parts.slice(0, -1) : parts;
}

/** How people shorten the kind of a place, and what else they call a province; the server knows the same. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:tp\.? ?)?(?:hcm|ho chi minh|sai ?gon)(?: city)?|hcmc)$/, 'thanh pho ho chi minh'],
  [/^hanoi$/, 'thanh pho ha noi'],
  [/^haiphong$/, 'thanh pho hai phong'],
  [/^danang$/, 'thanh pho da nang'],
  [/^tp\.? ?/, 'thanh pho '],
  [/^t\. ?/, 'tinh '],
  [/^q(?:\. ?|(?=\d))/, 'quan '],
  [/^p(?:\. ?|(?=\d))/, 'phuong '],
  [/^h\. ?/, 'huyen '],
  [/^tt\. ?/, 'thi tran '],
  [/^tx\. ?/, 'thi xa '],
  [/^x\. ?/, 'xa '],
];

const KIND = /^(?:thanh pho|tinh|quan|huyen|thi xa|phuong|xa|thi tran|dac khu) /;

/** Whether a part of an address names a place, accents and case apart; the kind may be short, or left out. */
function isNamed(name: string, part = ''): boolean {
  const typed = plain(part);
  if (typed === '') return false;
  const whole = plain(name);
  // A district's number is no name by itself.
  if (!KIND.test(typed) && !/^\d+$/.test(typed)) return typed === whole.replace(KIND, '');
  // Today's provinces have no kind but 'Thành phố'.
  return typed === whole || typed === `tinh ${whole}`;
}

function plain(text: string): string {
  const folded = foldText(text).replaceAll('-', ' ').split(' ').filter(Boolean).join(' ');
  const [pattern, kind] = SHORT.find(([short]) => short.test(folded)) ?? [];
  const spelt = pattern && kind !== undefined ? folded.replace(pattern, kind) : folded;
  return spelt.replace(/ 0+([1-9])/, ' $1');
}

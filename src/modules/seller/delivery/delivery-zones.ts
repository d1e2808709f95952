import { findPlace, isIsland, PROVINCES, regionOf } from '../../../common/places';
import { foldText } from '../../../common/text';
import type { DeliveryZoneConfig } from '../../../config/config';
import { ConfigError } from '../../../config/config-error';
import type { WorkingDays } from './delivery-estimate';

/** What a zone is: provinces by name, the island zones of any province, or every other province. */
export const ZONE_KINDS = ['provinces', 'islands', 'rest'] as const;

/** Where delivery takes equally long. */
export interface Zone {
  kind: (typeof ZONE_KINDS)[number];
  /** By their official names; none of the islands. */
  provinces: readonly string[];
  days: WorkingDays;
}

const ISLANDS = foldText('Đặc khu');

/**
 * The zones of SHOP_DELIVERY; each province is in one of them.
 * @throws ConfigError when a name is no province of today, or stands in two zones
 */
export function zonesOf(settings: readonly DeliveryZoneConfig[]): Zone[] {
  const named = new Set<string>();
  const note = (name: string): void => {
    if (named.has(name)) throw mistake(`must name each place once, and ${name} is there twice`);
    named.add(name);
  };
  const zones = settings.flatMap(({ names, days }): Zone[] => {
    const provinces: string[] = [];
    const others: Zone[] = [];
    for (const name of names) {
      if (name === '*') others.push({ kind: 'rest', provinces: [], days });
      else if (foldText(name) === ISLANDS) others.push({ kind: 'islands', provinces: [], days });
      else provinces.push(provinceCalled(name));
    }
    [...provinces, ...others.map(({ kind }) => kind)].forEach(note);
    return [...(provinces.length > 0 ? [{ kind: 'provinces' as const, provinces, days }] : []), ...others];
  });
  const rest = PROVINCES.map(({ name }) => name).filter((name) => !named.has(name));
  return zones.map((zone) => (zone.kind === 'rest' ? { ...zone, provinces: rest } : zone));
}

/** The zone that an address is in: the one of all others when it names no province of today. */
export function zoneFor(address: string, zones: readonly Zone[]): Zone {
  const { ward, province = '' } = regionOf(address);
  const islands = isIsland(ward) ? zones.find(({ kind }) => kind === 'islands') : undefined;
  const own = zones.find(({ provinces }) => provinces.includes(province));
  return islands ?? own ?? zones.find(({ kind }) => kind === 'rest')!;
}

function provinceCalled(name: string): string {
  const province = findPlace(PROVINCES, ({ name: official }) => [official], name);
  if (!province) throw mistake(`must name provinces as they are since July 2025, and ${name} is none`);
  return province.name;
}

function mistake(should: string): ConfigError {
  return new ConfigError([`SHOP_DELIVERY ${should}.`]);
}

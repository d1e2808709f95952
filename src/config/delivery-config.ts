import type { DayRange, DeliveryConfig, DeliveryZoneConfig } from './config';
import type { EnvironmentReader } from './environment-reader';

const DELIVERY = 'Hồ Chí Minh:1-2;Hà Nội,Hải Phòng,Huế,Đà Nẵng,Cần Thơ:2-4;Đặc khu:5-8;*:3-6';
const MOST_DAYS = 60;
/** A longer closure is a slip of the keys. */
const LONGEST_CLOSURE_MS = 366 * 24 * 3_600_000;

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const ZONE = /^([^:]+):(\d{1,2})-(\d{1,2})$/;
const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/;

/** How long delivery takes and where to, and on which days the shop works. */
export function readDelivery(reader: EnvironmentReader): DeliveryConfig {
  const zones = reader.valid(
    'SHOP_DELIVERY',
    (text) => areZones(parts(text, ';').map(zoneOf)),
    `must be provinces with their working days, and * once for all others, such as ${DELIVERY}`,
  );
  const workingDays = reader.valid(
    'SHOP_WORKING_DAYS',
    (text) => parts(text, ',').every((day) => WEEKDAYS.includes(day.toLowerCase())),
    'must be days of the week such as mon,tue,wed,thu,fri,sat',
  );
  const closed = reader.valid(
    'SHOP_CLOSED',
    (text) => parts(text, ',').every((days) => rangeOf(days) !== undefined),
    'must be days or ranges of days such as 2027-01-01,2027-02-04..2027-02-11',
  );
  return {
    zones: parts(zones ?? DELIVERY, ';').flatMap((text) => zoneOf(text) ?? []),
    cutOff: reader.integer('SHOP_CUT_OFF', 1, 23, 15),
    workingDays: parts(workingDays ?? 'mon,tue,wed,thu,fri,sat', ',').map(
      (day) => WEEKDAYS.indexOf(day.toLowerCase()) + 1,
    ),
    closed: closed === undefined ? [] : parts(closed, ',').flatMap((days) => rangeOf(days) ?? []),
  };
}

function parts(text: string, separator: string): string[] {
  return text.split(separator).map((part) => part.trim());
}

function zoneOf(text: string): DeliveryZoneConfig | undefined {
  const [, names, from, to] = ZONE.exec(text) ?? [];
  if (names === undefined || Number(from) > Number(to) || Number(to) > MOST_DAYS) return undefined;
  return { names: parts(names, ','), days: { from: Number(from), to: Number(to) } };
}

function areZones(zones: readonly (DeliveryZoneConfig | undefined)[]): boolean {
  const names = zones.flatMap((zone) => zone?.names ?? ['']);
  return names.every((name) => name !== '') && names.filter((name) => name === '*').length === 1;
}

function rangeOf(text: string): DayRange | undefined {
  const [, from, to = from] = DAYS.exec(text) ?? [];
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) return undefined;
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length < LONGEST_CLOSURE_MS ? { from, to } : undefined;
}

/** 30 February is none. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

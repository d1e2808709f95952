import { SHOP_TIME_ZONE } from './shop';

/** Creates the formatter at its first use, since each costs a phone some milliseconds. */
function formatter(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat('vi-VN', options));
}

const asCalendarDay = formatter({ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' });
const inShopDays = formatter({
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: SHOP_TIME_ZONE,
});
const onShopClock = formatter({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: SHOP_TIME_ZONE,
});
const onOwnClock = formatter({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

/**
 * An instant as a vi-VN date on the shop's calendar (rule P4).
 *
 * @param instant ISO 8601
 * @returns for example '2/11/2026'; '' for a missing or invalid instant
 */
export function formatDate(instant: string | null | undefined): string {
  const date = readable(instant);
  return date ? inShopDays().format(date) : '';
}

/**
 * An instant as a vi-VN date and time in the shop's time zone (rule P4).
 *
 * @param instant ISO 8601
 * @returns for example '2/11/2026 09:05'; '' for a missing or invalid instant
 */
export function formatMoment(instant: string | null | undefined): string {
  const date = readable(instant);
  return date ? `${inShopDays().format(date)} ${onShopClock().format(date)}` : '';
}

/**
 * An instant as a time of day in the reader's own time zone.
 *
 * @param instant ISO 8601
 * @returns for example '9:05'; '' for a missing or invalid instant
 */
export function formatTime(instant: string | null | undefined): string {
  const date = readable(instant);
  return date ? onOwnClock().format(date) : '';
}

/**
 * A day without a time, such as a date of birth, as a vi-VN date. No time zone moves it.
 *
 * @param day YYYY-MM-DD
 * @returns for example '17/8/1996'; '' for a missing or invalid day
 */
export function formatDay(day: string | null | undefined): string {
  const date = readable(day);
  return date ? asCalendarDay().format(date) : '';
}

/**
 * Today on the shop's calendar (rule P5).
 *
 * @param now the instant to convert
 */
export function shopToday(now: Date = new Date()): CalendarDay {
  const parts = new Map(inShopTimeParts(now));
  return { day: parts.get('day') ?? 1, month: parts.get('month') ?? 1, year: parts.get('year') ?? 1970 };
}

/** A calendar day; months are 1 to 12. */
export interface CalendarDay {
  day: number;
  month: number;
  year: number;
}

/** Whether the day exists: 31 February does not. */
export function isRealDay({ day, month, year }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whole years between two days. A birthday on 29 February counts as 1 March in other years. */
export function ageOn(today: CalendarDay, birth: CalendarDay): number {
  const had = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (had ? 0 : 1);
}

/** A day as the API writes it: YYYY-MM-DD (rule W1). */
export function toWireDay({ day, month, year }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function readable(value: string | null | undefined): Date | null {
  const date = value ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

function inShopTimeParts(now: Date): [string, number][] {
  return inShopDays()
    .formatToParts(now)
    .map((part) => [part.type, Number(part.value)]);
}

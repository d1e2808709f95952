import { SHOP_TIME_ZONE } from './shop';

/** Made when it is first needed: each takes a phone some milliseconds. */
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
 * An instant as a vi-VN date (specification §1), on the shop's calendar.
 *
 * @param instant ISO 8601
 * @returns for example '2/11/2026'; '' for no or an unreadable instant
 */
export function formatDate(instant: string | null | undefined): string {
  const date = readable(instant);
  return date ? inShopDays().format(date) : '';
}

/**
 * An instant as a vi-VN date and the time of day, by the shop's clock.
 *
 * @param instant ISO 8601
 * @returns for example '2/11/2026 09:05'; '' for no or an unreadable instant
 */
export function formatMoment(instant: string | null | undefined): string {
  const date = readable(instant);
  return date ? `${inShopDays().format(date)} ${onShopClock().format(date)}` : '';
}

/**
 * An instant as the time of day, by the reader's own clock.
 *
 * @param instant ISO 8601
 * @returns for example '9:05'; '' for no or an unreadable instant
 */
export function formatTime(instant: string | null | undefined): string {
  const date = readable(instant);
  return date ? onOwnClock().format(date) : '';
}

/**
 * A day without a time, such as a birthday, as a vi-VN date; no time zone can move it.
 *
 * @param day YYYY-MM-DD
 * @returns for example '17/8/1996'; '' for no or an unreadable day
 */
export function formatDay(day: string | null | undefined): string {
  const date = readable(day);
  return date ? asCalendarDay().format(date) : '';
}

/**
 * How long to wait, rounded up so that nobody comes back too early.
 *
 * @param seconds above 0
 * @returns for example '45 seconds', '1 minute', '2 hours'
 */
export function waitInWords(seconds: number): string {
  const [unit, length] = seconds < 60 ? ['second', 1] : seconds <= 3_540 ? ['minute', 60] : ['hour', 3_600];
  const count = Math.ceil(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Today on the shop's calendar, which is what an age is counted by.
 *
 * @param now the instant to ask about
 */
export function shopToday(now: Date = new Date()): CalendarDay {
  const parts = new Map(inShopTimeParts(now));
  return { day: parts.get('day') ?? 1, month: parts.get('month') ?? 1, year: parts.get('year') ?? 1970 };
}

/** A day of the calendar; months are 1 to 12. */
export interface CalendarDay {
  day: number;
  month: number;
  year: number;
}

/** Whether the calendar has such a day (31 February does not exist). */
export function isRealDay({ day, month, year }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whole years between two days; somebody born on 29 February has their birthday on 1 March. */
export function ageOn(today: CalendarDay, birth: CalendarDay): number {
  const had = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (had ? 0 : 1);
}

/** A day as the wire writes it: YYYY-MM-DD, zero-padded (specification §3). */
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

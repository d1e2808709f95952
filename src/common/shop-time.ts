import { DateTime } from 'luxon';
import type { Language } from './language';

/** The largest time of a `Date`, in milliseconds before or after 1970. */
const MAX_TIME = 8.64e15;

/** Today's date in the shop's time zone as `YYYY-MM-DD`; `now` is for tests. */
export function today(timezone: string, now: Date = new Date()): string {
  return DateTime.fromJSDate(now, { zone: timezone }).toFormat('yyyy-MM-dd');
}

/** An instant in the shop's time zone for spreadsheets: the day `YYYY-MM-DD` and the time `HH:mm:ss`. */
export function dayAndTimeOf(instant: Date, timezone: string): [day: string, time: string] {
  const local = DateTime.fromJSDate(instant, { zone: timezone });
  return [local.toFormat('yyyy-MM-dd'), local.toFormat('HH:mm:ss')];
}

/** An instant as the shop writes it in both languages, in its time zone: `2/11/2026 09:05` (rule P4). */
export function formatMoment(instant: Date, timezone: string): string {
  return DateTime.fromJSDate(instant, { zone: timezone }).toFormat('d/M/yyyy HH:mm');
}

/**
 * Days from one to another, both `YYYY-MM-DD`, for a reader of a language: `Wed, 2/12 – Thu, 3/12/2026` (rule P4). Without a
 * language, and so for readers of both, the days of the week are left out.
 */
export function formatDays(from: string, to: string, language: Language | null): string {
  const days = { from: DateTime.fromISO(from), to: DateTime.fromISO(to) };
  const weekday = (day: DateTime): string => (language ? `${day.setLocale(language).toFormat('ccc')}, ` : '');
  const last = weekday(days.to) + days.to.toFormat('d/M/yyyy');
  if (from === to) return last;
  const isOneYear = days.from.year === days.to.year;
  return `${weekday(days.from)}${days.from.toFormat(isOneYear ? 'd/M' : 'd/M/yyyy')} – ${last}`;
}

/** Whether `date` is a valid calendar day in the format `YYYY-MM-DD` (30 February is not). */
export function isCalendarDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && DateTime.fromISO(date, { zone: 'utc' }).isValid;
}

/**
 * The age in whole years, on `date`, of a person born on `birthDate`, both `YYYY-MM-DD`. In common years,
 * birthdays of 29 February count on 1 March.
 */
export function ageOn(birthDate: string, date: string): number {
  const birthYear = Number(birthDate.slice(0, 4));
  const year = Number(date.slice(0, 4));
  const hadBirthday = date.slice(5) >= birthDate.slice(5);
  return year - birthYear - (hadBirthday ? 0 : 1);
}

/** Periods of the dashboard (rule D1). */
export const TIME_SPANS = ['day', 'month', 'year'] as const;
export type TimeSpan = (typeof TIME_SPANS)[number];

/** `from` is inclusive, `to` exclusive. */
export interface Period {
  from: Date;
  to: Date;
}

/** A period in milliseconds since 1970; all time if undefined. */
export function spanOf(period?: Period): [from: number, to: number] {
  return period ? [period.from.getTime(), period.to.getTime()] : [-MAX_TIME, MAX_TIME];
}

/** This day, month or year in the shop's time zone; `now` is for tests. */
export function periodOf(span: TimeSpan, timezone: string, now: Date = new Date()): Period {
  const from = DateTime.fromJSDate(now, { zone: timezone }).startOf(span);
  return { from: from.toJSDate(), to: from.plus({ [span]: 1 }).toJSDate() };
}

/** The days from one to another, both `YYYY-MM-DD` and included, in the shop's time zone; open where one is missing. */
export function spanOfDays(
  days: { from?: string | undefined; to?: string | undefined },
  timezone: string,
): Partial<Period> {
  const startOf = (day: string): DateTime => DateTime.fromISO(day, { zone: timezone });
  return {
    ...(days.from && { from: startOf(days.from).toJSDate() }),
    ...(days.to && { to: startOf(days.to).plus({ days: 1 }).toJSDate() }),
  };
}

/** This year in the shop's time zone; `now` is for tests. */
export function currentYear(timezone: string, now: Date = new Date()): number {
  return DateTime.fromJSDate(now, { zone: timezone }).year;
}

/** The twelve months of a year in the shop's time zone. */
export function monthsOf(year: number, timezone: string): Period[] {
  const first = DateTime.fromObject({ year }, { zone: timezone });
  const start = (month: number): Date => first.plus({ month }).toJSDate();
  return Array.from({ length: 12 }, (_, month) => ({ from: start(month), to: start(month + 1) }));
}

import { DateTime } from 'luxon';

/** Today's date in the shop's time zone as `YYYY-MM-DD`; `now` is for tests. */
export function today(timezone: string, now: Date = new Date()): string {
  return DateTime.fromJSDate(now, { zone: timezone }).toFormat('yyyy-MM-dd');
}

/** Whether `date` is a day of the calendar written `YYYY-MM-DD` (the 30th of February is not). */
export function isCalendarDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && DateTime.fromISO(date, { zone: 'utc' }).isValid;
}

/**
 * The age in whole years that someone born on `birthDate` has on `date`, both `YYYY-MM-DD`.
 * Born on 29 February, one grows older on 1 March of the years that have no such day.
 */
export function ageOn(birthDate: string, date: string): number {
  const birthYear = Number(birthDate.slice(0, 4));
  const year = Number(date.slice(0, 4));
  const hadBirthday = date.slice(5) >= birthDate.slice(5);
  return year - birthYear - (hadBirthday ? 0 : 1);
}

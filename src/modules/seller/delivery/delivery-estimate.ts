import { DateTime } from 'luxon';
import type { DayRange } from '../../../config/config';

/** When the shop works: its days, and the hour of a day from which on orders wait for the next one. */
export interface WorkCalendar {
  /** IANA name. */
  timezone: string;
  /** 1 to 23. */
  cutOff: number;
  /** 1 for Monday to 7 for Sunday; at least one. */
  workingDays: readonly number[];
  closed: readonly DayRange[];
}

/** Working days from the one on which an order leaves. */
export interface WorkingDays {
  readonly from: number;
  readonly to: number;
}

/**
 * The days of the shop's calendar between which an order arrives (rule J11). It leaves on the day of its placing, when that is
 * a working day before the cut-off, else on the next working day; from then on only working days count.
 */
export function estimateDelivery(
  placedAt: Date,
  { from, to }: WorkingDays,
  calendar: WorkCalendar,
): DayRange {
  const leaves = leavesOn(placedAt, calendar);
  return {
    from: written(laterBy(from, leaves, calendar)),
    to: written(laterBy(to, leaves, calendar)),
  };
}

/** The next moment from which on an order leaves on a later day: until then every estimate stays. */
export function nextCutOff(now: Date, calendar: WorkCalendar): Date {
  const { year, month, day } = leavesOn(now, calendar);
  const { timezone: zone, cutOff: hour } = calendar;
  return DateTime.fromObject({ year, month, day, hour }, { zone }).toJSDate();
}

function leavesOn(placedAt: Date, calendar: WorkCalendar): DateTime {
  const { year, month, day, hour } = DateTime.fromJSDate(placedAt, { zone: calendar.timezone });
  const today = DateTime.utc(year, month, day);
  return isWorkingDay(today, calendar) && hour < calendar.cutOff ? today : nextWorkingDay(today, calendar);
}

function laterBy(workingDays: number, day: DateTime, calendar: WorkCalendar): DateTime {
  let later = day;
  for (let count = 0; count < workingDays; count += 1) later = nextWorkingDay(later, calendar);
  return later;
}

function nextWorkingDay(day: DateTime, calendar: WorkCalendar): DateTime {
  let next = day.plus({ days: 1 });
  while (!isWorkingDay(next, calendar)) next = next.plus({ days: 1 });
  return next;
}

function isWorkingDay(day: DateTime, { workingDays, closed }: WorkCalendar): boolean {
  const date = written(day);
  return workingDays.includes(day.weekday) && !closed.some(({ from, to }) => from <= date && date <= to);
}

function written(day: DateTime): string {
  return day.toFormat('yyyy-MM-dd');
}

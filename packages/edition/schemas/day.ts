// Days and times as content files write them, and why one of them is none.
import { z } from 'zod';

const monthName = (month: number) =>
  new Date(2000, month - 1).toLocaleString('en-US', { month: 'long' });

/** The days of a month, from 1, of the Gregorian calendar. */
const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Why this is no day of the calendar; nothing when it is one. */
function dayError(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2199) return 'the year is written with four digits, such as 2027';
  if (month < 1 || month > 12) return 'months go from 01 to 12, and stand before the day';
  const days = daysOf(year, month);
  if (day < 1 || day > days) return `${monthName(month)} ${year} has ${days} days`;
  return undefined;
}

const minuteError = (hour: number, minute: number) =>
  hour > 23 || minute > 59 ? 'hours go from 00 to 23, minutes from 00 to 59' : undefined;

function calendarText(expected: string, shape: RegExp) {
  return z.string(expected).superRefine((text, context) => {
    const match = shape.exec(text);
    if (!match) return context.addIssue(expected);
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
    const why = dayError(year, month, day) ?? minuteError(hour, minute);
    if (why) context.addIssue(`${expected}; ${why}`);
  });
}

/** A day, such as 2026-11-20. */
export const day = (example: string) =>
  calendarText(`a date such as ${example}`, /^(\d{4})-(\d\d)-(\d\d)$/);

/** Clock time to the minute, without a zone: the region, or the event, says which. */
export const localTime = calendarText(
  'a day and time such as 2027-01-22T09:00',
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/,
);

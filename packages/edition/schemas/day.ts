// Days and times as content files write them.
import { z } from 'zod';
import { reasonAndHint, shownValue } from './issue-message.ts';

const monthName = (month: number) =>
  new Date(2000, month - 1).toLocaleString('en-US', { month: 'long' });

/** The number of days in a month, from 1, of the Gregorian calendar. */
const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The reason why this isn't a day of the calendar, if so. */
function dayError(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2199) return 'The year is not between 1900 and 2199.';
  if (month < 1 || month > 12) return `There is no month ${month}.`;
  const days = daysOf(year, month);
  return day < 1 || day > days ? `${monthName(month)} ${year} has ${days} days.` : undefined;
}

const minuteError = (hour: number, minute: number) =>
  hour > 23 || minute > 59 ? 'Hours go from 00 to 23, and minutes from 00 to 59.' : undefined;

function calendarText(what: string, example: string, shape: RegExp) {
  const hint = `Write ${what} like ${example}.`;
  return z.string(hint).superRefine((text, context) => {
    const match = shape.exec(text);
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match?.slice(1).map(Number) ?? [];
    const reason = match
      ? (dayError(year, month, day) ?? minuteError(hour, minute))
      : `${shownValue(text)} isn't written as we need it.`;
    if (reason) context.addIssue(reasonAndHint(reason, hint));
  });
}

/** A day, such as 2026-11-20. */
export const day = (example: string) =>
  calendarText('the date', example, /^(\d{4})-(\d\d)-(\d\d)$/).meta({ look: 'day' });

/** The day of a check: the desk accepts no day after today. */
export const pastDay = (example: string) => day(example).meta({ look: 'pastDay' });

/** The first day on which the site shows an entry. Before, it is a draft. */
export const showFrom = day('2027-01-22')
  .optional()
  .describe('Before this day, only the preview shows it.');

/** Clock time to the minute. The event or the region has the time zone. */
export const localTime = calendarText(
  'the day and time',
  '2027-01-22T09:00',
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/,
).meta({ look: 'moment' });

// Days and times as content files write them.
import { z } from 'zod';

const century = /^(19|20|21)/;

/** A day, such as 2026-11-20. */
export function day(example: string) {
  const hint = `Write the date like ${example}.`;
  return z.iso.date(hint).regex(century, hint).meta({ look: 'day' });
}

/** The day of a check: the desk accepts no day after today. */
export const pastDay = (example: string) => day(example).meta({ look: 'pastDay' });

/** The first day on which the site shows an entry. Before, it is a draft. */
export const showFrom = day('2027-01-22')
  .optional()
  .describe('Before this day, only the preview shows it.');

const timeHint = 'Write the day and time like 2027-01-22T09:00.';

/** Clock time to the minute. The event or the region has the time zone. */
export const localTime = z.iso
  .datetime({ local: true, precision: -1, error: timeHint })
  .regex(/^(19|20|21).{14}$/, timeHint)
  .meta({ look: 'moment' });

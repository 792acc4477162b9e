// Days and times as content files write them.
import { z } from 'zod';

const year = /^(19|20|21)/;
const isoDay = z.iso.date().regex(year);
/** Without a zone. */
const isoTime = z.iso.datetime({ local: true, precision: -1 }).regex(year).length(16);

const written = (what: string, example: string, schema: z.ZodType) => {
  const hint = `Write ${what} like ${example}.`;
  return z.string(hint).refine((text) => schema.safeParse(text).success, hint);
};

/** A day, such as 2026-11-20. */
export const day = (example: string) => written('the date', example, isoDay).meta({ look: 'day' });

/** The day of a check: the desk accepts no day after today. */
export const pastDay = (example: string) => day(example).meta({ look: 'pastDay' });

/** The first day on which the site shows an entry. Before, it is a draft. */
export const showFrom = day('2027-01-22')
  .optional()
  .describe('Before this day, only the preview shows it.');

/** Clock time to the minute. The event or the region has the time zone. */
export const localTime = written('the day and time', '2027-01-22T09:00', isoTime).meta({
  look: 'moment',
});

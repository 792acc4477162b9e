// Which day it is in the region: the directory, which has no clock, is told.
import { region } from './region-names.ts';

const msOfDay = 24 * 60 * 60 * 1000;
const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: region.timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The number of the day, from the first of 1970, that clocks in the region show at that time. */
export function dayNumber(at: Date): number {
  const [month = 1, day = 1, year = 1970] = calendar.format(at).split('/').map(Number);
  return Date.UTC(year, month - 1, day) / msOfDay;
}

// Days as they are printed.

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2026-11-06" as "November 6, 2026". */
export const formatDate = (isoDate: string): string => day.format(new Date(`${isoDate}T00:00:00Z`));

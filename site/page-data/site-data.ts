// The association and its state, for every page.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { formatDate } from '#ui/format-date.ts';

export const site = edition.site.read();
export const region = edition.region.read();
export const { founded } = edition.facts.read();

/** For the finder: who publishes the directory, where corrections go, and the day of the last check. */
export const office = {
  name: site.shortName,
  email: site.contact.email,
  updated: formatDate(site.directoryUpdated),
};

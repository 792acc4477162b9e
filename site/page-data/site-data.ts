// The association and its state, for every page.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { formatDate } from '#ui/format-date.ts';

export const site = edition.site.read();
export const region = edition.region.read();

/** For the finder: where to report mistakes, and when the directory was checked. */
export const office = { email: site.contact.email, updated: formatDate(site.directoryUpdated) };

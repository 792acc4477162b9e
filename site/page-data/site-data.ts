// What every page says of the association and its state.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { formatDate } from '#ui/format-date.ts';

export const site = edition.site.read();
export const region = edition.region.read();

/** What the finder says of the directory: where mistakes are reported, and the day it was checked. */
export const office = { email: site.contact.email, updated: formatDate(site.directoryUpdated) };

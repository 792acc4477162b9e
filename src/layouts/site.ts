// What every page says of the association and its state.

import { edition } from '#loaders/edition.ts';

export const site = edition.site.read();
export const region = edition.region.read();

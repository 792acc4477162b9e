// What a desk works with, set once when it opens.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { stamp } from '#import/writing/write-list.ts';
import type { PageFiles } from './build-page.ts';
import type { SitePreview } from './site-preview.ts';

export type Desk = {
  readonly edition: Edition;
  /** Part of the address: a request without it is rejected. */
  readonly secret: string;
  readonly portOf: () => number;
  readonly page: PageFiles;
  readonly now: () => Date;
  readonly sitePreview: SitePreview;
  /** Gets every unexpected error. */
  readonly log: (error: unknown) => void;
};

/** The day of the volunteer, such as 2026-11-22. */
export const todayOf = ({ now }: Desk): string => stamp(now()).slice(0, 10);

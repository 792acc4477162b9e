// The site with widgets and film of its own, and on other hosts, for the tests of its policy.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';

export const site = edition.site.read();

export const own = {
  ...site,
  embeds: {
    events: { ...site.embeds.events, src: '/embed/events' },
    membership: { ...site.embeds.membership, src: '/embed/membership' },
  },
  video: { title: 'A film' },
} satisfies Site;
export const hosted = {
  ...own,
  embeds: {
    events: { ...own.embeds.events, src: 'https://platform.example.org/events?org=7' },
    membership: own.embeds.membership,
  },
  video: { ...own.video, src: 'https://video.example.net:8443/player/1#t=0' },
} satisfies Site;

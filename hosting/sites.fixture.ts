// Sites with their own widgets and video, and with those of other hosts, to test the policy.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';

const sampleSite = edition.site.read();

export const siteOfOwn = {
  ...sampleSite,
  embeds: {
    events: { ...sampleSite.embeds.events, src: '/embed/events' },
    membership: { ...sampleSite.embeds.membership, src: '/embed/membership' },
  },
  video: { title: 'A video' },
} satisfies Site;
export const hostedSite = {
  ...siteOfOwn,
  embeds: {
    events: { ...siteOfOwn.embeds.events, src: 'https://platform.example.org/events?org=7' },
    membership: siteOfOwn.embeds.membership,
  },
  video: { ...siteOfOwn.video, src: 'https://video.example.net:8443/player/1#t=0' },
} satisfies Site;

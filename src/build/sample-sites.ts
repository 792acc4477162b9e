// The site with widgets and film of its own, and on other hosts, for the tests of its policy.

import { readYaml } from '#loaders/read-yaml.ts';
import { type Site, siteSchema } from '#schemas/site.ts';

export const site = readYaml('content/site.yaml', siteSchema);

export const own: Site = {
  ...site,
  embeds: {
    events: { ...site.embeds.events, src: '/embed/events' },
    membership: { ...site.embeds.membership, src: '/embed/membership' },
  },
  video: { title: site.video.title },
};
export const hosted: Site = {
  ...own,
  embeds: {
    events: { ...own.embeds.events, src: 'https://platform.example.org/events?org=7' },
    membership: own.embeds.membership,
  },
  video: { ...own.video, src: 'https://video.example.net:8443/player/1#t=0' },
};

// What a schema cannot see of content that fits it: whether what it names is there.
import type { CalendarEvent } from '#schemas/events.ts';
import type { Region } from '#schemas/region.ts';
import type { Site } from '#schemas/site.ts';
import type { Files } from './files.ts';
import type { PictureNames } from './pictures.ts';
import type { YamlIssue } from './read-yaml.ts';

/** A field of a content file and the picture that it names. */
type Named = { readonly path: YamlIssue['path']; readonly image: string | undefined };

/** An issue for every picture that is missing. */
export function validatePictureNames(named: readonly Named[], pictures: PictureNames): YamlIssue[] {
  const expected = 'a picture that is in pictures/, spelled as its file is';
  return named.flatMap(({ path, image }) =>
    image === undefined || pictures.has(image) ? [] : [{ path, found: image, expected }],
  );
}

/** An issue for every time zone that is none of the region's. */
export function validateTimeZones(
  events: readonly CalendarEvent[],
  { timeZones }: Region,
): YamlIssue[] {
  const zones = timeZones.map(({ zone }) => zone);
  return events.flatMap(({ timeZone }, at) =>
    timeZone === undefined || zones.includes(timeZone)
      ? []
      : [
          {
            path: [at, 'timeZone'],
            found: timeZone,
            expected: `one of the time zones of region.yaml: ${zones.join(', ')}`,
          },
        ],
  );
}

/** The files of a video that the edition brings. */
export const videoFiles = ['intro.webm', 'intro.mp4', 'intro.en.vtt'] as const;

/** An issue for every missing file of a video that the edition brings. */
export function validateVideo({ video }: Site, files: Files): YamlIssue[] {
  if (!video || video.src) return [];
  return videoFiles
    .filter((name) => !files.has(`film/${name}`))
    .map((name) => ({
      path: ['video'],
      found: video.title,
      expected: `film/${name} in the edition, or src with the address of a player page`,
    }));
}

/** The pages that every site has. */
const pages = [
  ...['/', '/appraisers', '/about', '/membership', '/join', '/events', '/accessibility'],
  ...['/resources', '/resources/information', '/resources/blogs'],
];

/** Paths that content may name besides: what is made from members and events comes and goes with them. */
const made = /^\/(appraisers|embed)\/[\w-]+$|\.\w+$/;

/** An issue for every path that leads to no page of the site: an article may have been withdrawn. */
export function validatePageLinks<Named extends { readonly href: string }>(
  named: readonly Named[],
  articleIds: readonly number[],
) {
  const there = new Set([
    ...pages,
    ...articleIds.flatMap((id) => [`/resources/${id}`, `/resources/blogs/${id}`]),
  ]);
  const isThere = (href: string) => {
    const path = href.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
    return there.has(path) || made.test(path);
  };
  return named
    .filter(({ href }) => !isThere(href))
    .map(({ href, ...where }) => ({
      ...where,
      found: href,
      expected: `the path of a page of this site; its articles are ${articleIds.join(', ') || 'none'}`,
    }));
}

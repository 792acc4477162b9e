// Web addresses that work on a page of this site.
import { z } from 'zod';
import { isnt } from './issue-message.ts';

/**
 * The names of hosts that visitors can open: no IP address, no name of one network. None of their characters ends a
 * rule of the security policy.
 */
const hostName =
  /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+(?!(local|localhost|internal|lan|home|arpa)\.?$)[a-z][a-z\d-]*[a-z\d]\.?$/;

/** Whether visitors can open an address. */
function isPublic(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    /^https:\/\/\S{1,1000}$/.test(address) &&
    hostName.test(url.hostname) &&
    `${url.username}${url.password}` === ''
  );
}

const address = (works: (address: string) => boolean, hint: string) =>
  z.string(hint).trim().refine(works, isnt('a web address that works here', hint));

const https = 'a public address that starts with https://';
const httpsHint = `Enter ${https}.`;

/** An address on the web, with https. */
export const webAddress = address(isPublic, httpsHint).meta({ title: 'Web address' });

/** An address on the web, or a path of this site, such as /membership, with or without a fragment. */
export const linkAddress = address(
  (text) => /^\/(?!\/)[\w\-/]*(#[\w-]+)?$/.test(text) || isPublic(text),
  `Enter ${https}, or a path of this site, such as /membership.`,
).meta({
  title: 'Link address',
  choices: 'articles',
  description:
    'A page of this site, such as /resources/blogs/4, or an address that starts with https://.',
});

/** Whether an address is an origin with such a path, and nothing else. */
const isPlain = (text: string, path: RegExp) =>
  isPublic(text) && path.test(text.replace(new URL(text).origin, ''));

/** The site's own address. Its path is the folder of a project on GitHub Pages, such as /repository. */
export const siteAddress = address(
  (text) => isPlain(text, /^(\/[\w.-]+)*$/),
  `Enter ${https} and has nothing after the host and a folder, also no slash.`,
);

/** The origin of a site that may show a page of this one in a frame. Partners try it on their own computers first. */
export const partnerAddress = address(
  (text) => text === 'http://localhost:*' || isPlain(text, /^$/),
  `Enter ${https} and has nothing after the host, also no slash.`,
);

/** An address in which the site fills in these parts in braces. */
const withParts = (parts: readonly string[]) =>
  address(
    (text) =>
      parts.every((part) => text.includes(part)) && isPublic(text.replaceAll(/\{\w+\}/g, '1')),
    `Enter ${https} and has ${parts.join(', ')} in it.`,
  );

/** An address of map tiles. */
export const tileAddress = withParts(['{z}', '{x}', '{y}']);

/** An address that shows a license. */
export const licenseAddress = withParts(['{number}']);

/** An address of the membership platform, or the path of the site's own widget. */
export const widgetAddress = (own: string) =>
  address(
    (text) => text === own || isPublic(text),
    `${httpsHint} For the site's own widget, enter ${own}.`,
  );

/** Pages of video hosts for watching, which don't load in a frame. Their player pages do. */
const watchPage =
  /^https:\/\/((www\.|m\.|music\.)?(youtu\.be|youtube(-nocookie)?\.com(?!\/embed\/[\w-]))|((www\.)?vimeo\.com|player\.vimeo\.com(?!\/video\/\d)))(\/|$)/;

/** The address of a player page on a video host. */
export const playerAddress = address(
  (text) => isPublic(text) && !watchPage.test(text),
  'Enter the https address of the player page, such as https://www.youtube-nocookie.com/embed/<id> or https://player.vimeo.com/video/<id>.',
);

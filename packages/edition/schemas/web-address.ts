// Web addresses that work on a page of this site. The errors are messages: issue-message.ts.
import { z } from 'zod';
import { reasonAndHint, shownValue } from './issue-message.ts';
import { sitePath } from './text.ts';

const httpsHint = 'Enter an address that starts with https://.';

/** The characters of a host. None of them ends a rule of the security policy. */
const hostByName =
  /^https:\/\/([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]\.?(:\d+)?([/?#]|$)/i;
const ofOneNetwork = /\.(local|localhost|internal|lan|home|arpa)\.?$/i;

/** The reason why visitors can't open the address, and what to do; undefined when they can. */
export function addressError(address: string): string | undefined {
  const shown = shownValue(address);
  if (!address.startsWith('https://'))
    return reasonAndHint(`${shown} doesn't start with https://.`, httpsHint);
  if (/\s/.test(address)) return reasonAndHint('The address has a space in it.', 'Remove it.');
  const { username, password, hostname } = URL.parse(address) ?? { hostname: '' };
  if (username || password)
    return reasonAndHint('The address has a user name or password in it.', 'Remove it.');
  // The parser writes every spelling of an IP address as four numbers.
  if (/^[\d.]+$|^\[/.test(hostname) || hostname === 'localhost' || ofOneNetwork.test(hostname))
    return reasonAndHint(
      `${hostname} works only on its own network.`,
      'Enter a public address, such as https://www.example.org.',
    );
  return hostByName.test(address) && hostname !== '' && address.length <= 1000
    ? undefined
    : reasonAndHint(`${shown} isn't a web address with a valid host name.`, httpsHint);
}

const address = (errorOf: (address: string) => string | undefined, hint = httpsHint) =>
  z
    .string(hint)
    .trim()
    .superRefine((text, context) => {
      // An empty field needs only the hint.
      const error = text === '' ? hint : errorOf(text);
      if (error) context.addIssue(error);
    });

/** An address on the web, with https. */
export const webAddress = address(addressError).meta({ title: 'Web address' });

const orPath = 'For a page of this site, enter a path such as /membership.';

/** An address on the web, or a path of this site. */
export const linkAddress = address((text) => {
  const error = sitePath.safeParse(text).success ? undefined : addressError(text);
  return error && `${error} ${orPath}`;
}, `${httpsHint} ${orPath}`).meta({
  title: 'Link address',
  description:
    'A page of this site, such as /resources/blogs/4, or an address that starts with https://.',
});

const originError = (text: string) => {
  const error = addressError(text);
  if (error || new URL(text).origin === text) return error;
  return reasonAndHint(
    'The address goes on after the host name.',
    `Remove the rest, and any slash at the end: ${new URL(text).origin}.`,
  );
};

/** The site's own address. Its path is the folder of a project on GitHub Pages, such as /repository. */
export const siteAddress = address((text) => {
  const error = addressError(text);
  if (error) return error;
  const { origin, pathname } = new URL(text);
  const [path = ''] = /^(\/[\w.-]+)*/.exec(pathname) ?? [];
  if (origin + path === text) return undefined;
  return reasonAndHint('The address has more than a host and a folder.', `Enter ${origin + path}.`);
});

/** Partners try the frame on their own computers before they put it on a site. */
const localhost = 'http://localhost:*';

/** The origin of a site that may show a page of this one in a frame. */
export const partnerAddress = address((text) =>
  text === localhost ? undefined : originError(text),
);

/** An address in which the site fills in these parts in braces. */
const withParts = (parts: readonly string[]) =>
  address((text) => {
    const error = addressError(text.replaceAll(/\{\w+\}/g, '1'));
    const missing = parts.filter((part) => !text.includes(part));
    if (error || missing.length === 0) return error;
    const reason = `The address has no ${missing.join(', ')}.`;
    return reasonAndHint(reason, `Enter one with ${parts.join(', ')} in it.`);
  });

/** An address of map tiles. */
export const tileAddress = withParts(['{z}', '{x}', '{y}']);

/** An address that shows a license. */
export const licenseAddress = withParts(['{number}']);

/** An address of the membership platform, or the path of the site's own widget. */
export const widgetAddress = (own: string) => {
  const orOwn = `For the site's own widget, enter ${own}.`;
  return address((text) => {
    const error = text === own ? undefined : addressError(text);
    return error && `${error} ${orOwn}`;
  }, `${httpsHint} ${orOwn}`);
};

/** Video hosts whose player pages load in a frame. Their watch pages don't. */
const videoHosts = [
  {
    host: /^(www\.|m\.|music\.)?(youtube(-nocookie)?\.com|youtu\.be)$/,
    player: /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/[\w-]+/,
    shape: 'https://www.youtube-nocookie.com/embed/<id>',
  },
  {
    host: /^(www\.|player\.)?vimeo\.com$/,
    player: /^https:\/\/player\.vimeo\.com\/video\/\d+/,
    shape: 'https://player.vimeo.com/video/<id>',
  },
];

const playerError = (text: string) => {
  const error = addressError(text);
  if (error) return error;
  const { hostname } = new URL(text);
  const host = videoHosts.find((each) => each.host.test(hostname));
  if (!host || host.player.test(text)) return undefined;
  return reasonAndHint(
    "This is a page for watching, which can't be shown inside another page.",
    `Enter the address of the player page, ${host.shape}.`,
  );
};

/** The address of a player page on a video host. */
export const playerAddress = address(playerError);

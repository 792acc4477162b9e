// Addresses on the web: only such as can work on a page of this site.
import { z } from 'zod';

const encrypted = 'an address that starts with https://';

/** The signs a host may have: none of them ends a rule of the security policy. */
const hostByName =
  /^https:\/\/([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]\.?(:\d+)?([/?#]|$)/i;
const ofOneNetwork = /\.(local|localhost|internal|lan|home|arpa)\.?$/i;

/** Why no visitor can open the address, as what is expected instead; nothing when one can. */
export function addressError(address: string): string | undefined {
  if (!address.startsWith('https://')) return encrypted;
  if (/\s/.test(address)) return 'an address without a space in it';
  if (!URL.canParse(address)) return encrypted;
  const { username, password, hostname } = new URL(address);
  if (username || password) return 'an address without a user name or password in it';
  // The parser writes every spelling of an IP address as four numbers.
  if (/^[\d.]+$|^\[/.test(hostname) || hostname === 'localhost' || ofOneNetwork.test(hostname))
    return 'the address of a host that everybody reaches by its name, such as www.example.org';
  if (!hostByName.test(address)) return `${encrypted} and the name of a host`;
  return address.length > 1000 ? 'an address of at most 1,000 characters' : undefined;
}

const addressErrorWhere = (why: (address: string) => string | undefined, expected: string) =>
  z
    .string(expected)
    .trim()
    .superRefine((address, context) => {
      const reason = why(address);
      if (reason) context.addIssue(reason);
    });

/** An address on the web; only the encrypted kind is accepted. */
export const webAddress = addressErrorWhere(addressError, encrypted);

const originError = (address: string) => {
  const why = addressError(address);
  if (why || new URL(address).origin === address) return why;
  return 'an address without a slash at the end or anything else after the host';
};

/** Where the site lives: an origin. */
export const siteAddress = addressErrorWhere(originError, encrypted);

/** Whatever a partner runs on the own computer, to try the frame before it is put on a site. */
const toTry = 'http://localhost:*';

/** A site that may show a page of this one in a frame: an origin. */
export const partnerAddress = addressErrorWhere(
  (address) => (address === toTry ? undefined : originError(address)),
  encrypted,
);

/** An address of map tiles, whose parts in braces the map fills in. */
export const tileAddress = addressErrorWhere((address) => {
  const whole = ['{z}', '{x}', '{y}'].every((part) => address.includes(part));
  return (
    addressError(address.replaceAll(/\{[a-z]\}/g, 'a')) ??
    (whole ? undefined : 'an address with {z}, {x} and {y} in it')
  );
}, encrypted);

/** An address of the membership platform, or the path of the site's own widget. */
export const widgetAddress = (own: string) => {
  const orOwn = `or ${own} for the site's own`;
  return addressErrorWhere((address) => {
    const why = address === own ? undefined : addressError(address);
    return why && `${why}, ${orOwn}`;
  }, `${encrypted}, ${orOwn}`);
};

/** Video hosts whose watch pages do not load in a frame; their player pages do. */
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

const playerError = (address: string) => {
  const why = addressError(address);
  if (why) return why;
  const { hostname } = new URL(address);
  const host = videoHosts.find((each) => each.host.test(hostname));
  if (!host || host.player.test(address)) return undefined;
  return `the address of the player page, ${host.shape}; the page for watching cannot be shown inside this one`;
};

/** The address of a player page on a video host. */
export const playerAddress = addressErrorWhere(playerError, encrypted);

// Asks every external address of an edition, and sums up what was found.
import { edition } from '#loaders/edition.ts';
import { externalAddresses } from '#loaders/external-addresses.ts';
import type { Region } from '#schemas/region.ts';
import type { Asker } from './asking.ts';
import { Follower, type Way } from './following.ts';
import { refusalOf } from './framing.ts';
import { isExample } from './left-out.ts';
import type { Manners } from './patience.ts';
import { type Verdict, verdictOn, verdictOnFramed } from './verdict.ts';

export type Finding = Verdict & { readonly url: string; readonly places: readonly string[] };

export type Findings = {
  /** One for each address that was asked, in alphabetical order. */
  readonly findings: readonly Finding[];
  /** Examples and addresses of one's own computer, which were not. */
  readonly leftOut: number;
  /** Whether none of several hosts has answered: then it is this computer that is not on the network. */
  readonly offline: boolean;
};

/**
 * The address itself, or, for one of tiles, that of a tile that there is: the one at the middle of the
 * map.
 * Source: "Slippy map tilenames", OpenStreetMap Wiki.
 */
export function askable(url: string, { lat, lng, zoom }: Region['map']): string {
  if (!url.includes('{z}')) return url;
  const radians = (lat * Math.PI) / 180;
  const across = 2 ** zoom;
  const parts: Readonly<Record<string, string>> = {
    z: String(zoom),
    x: String(Math.floor(((lng + 180) / 360) * across)),
    y: String(Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across)),
    s: 'a',
  };
  return url.replaceAll(/\{([a-z]+)\}/g, (_, part: string) => parts[part] ?? '');
}

/** The addresses that are shown inside a page of ours. */
function framedAddresses(): ReadonlySet<string> {
  const { embeds, video } = edition.site.read();
  return new Set([embeds.events.src, embeds.membership.src, video?.src ?? '']);
}

/** Whether any host on the way has answered. */
const answered = ({ hops, end }: Way) =>
  hops.length > 0 || end.kind !== 'reply' || end.reply.kind === 'answer';

function verdictOf(way: Way, framed: boolean, site: string): Verdict {
  const { end, hops } = way;
  if (!framed || end.kind !== 'reply' || end.reply.kind === 'silence') return verdictOn(way);
  const page = hops.at(-1)?.to ?? way.url;
  return verdictOnFramed(way, refusalOf(end.reply.headers, page, site));
}

/**
 * Asks every external address of the edition that CONTENT_DIR names.
 * @throws ContentError when a file of the edition has faults.
 */
export async function checkLinks(asker: Asker, manners: Manners): Promise<Findings> {
  const addresses = externalAddresses();
  const framed = framedAddresses();
  const { map } = edition.region.read();
  const { url: site } = edition.site.read();
  const asked = addresses
    .map((address) => ({ ...address, ask: askable(address.url, map) }))
    .filter(({ ask }) => !isExample(ask));
  const follower = new Follower(asker, manners);
  const ways = await Promise.all(
    asked.map(async ({ url, ask, places }) => {
      const isFramed = framed.has(url);
      const way = await follower.follow(ask, !isFramed);
      return { way, finding: { url, places, ...verdictOf(way, isFramed, site) } };
    }),
  );
  const hosts = new Set(asked.map(({ ask }) => new URL(ask).host));
  return {
    findings: ways.map(({ finding }) => finding),
    leftOut: addresses.length - asked.length,
    offline: hosts.size > 1 && !ways.some(({ way }) => answered(way)),
  };
}

// From an address to the page it leads to: through redirects, host by host, one question at a time.
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { whyNoAddress } from '#schemas/web-address.ts';
import type { Asker, Reply } from './asking.ts';
import { askPatiently, type Manners } from './patience.ts';

export type Hop = {
  readonly status: number;
  /** Where it leads. */
  readonly to: string;
};

/** How a way ends: with a reply, or because it cannot be gone on. */
type End =
  | { readonly kind: 'reply'; readonly reply: Reply }
  /** More redirects than a browser follows; `circle` when an address came back. */
  | { readonly kind: 'too long'; readonly circle: boolean }
  /** A redirect to what no visitor can open, or to nothing. */
  | { readonly kind: 'nowhere'; readonly to: string };

export type Way = {
  readonly url: string;
  readonly hops: readonly Hop[];
  readonly end: End;
};

/** Fewer than browsers follow, and more than any honest way has. */
const mostHops = 10;

const redirects = new Set([301, 302, 303, 307, 308]);

/** Where a reply leads on to, as it is written; nothing when it is an end. */
function ledTo(reply: Reply): string | undefined {
  if (reply.kind === 'silence' || !redirects.has(reply.status)) return undefined;
  return reply.headers.location?.[0] ?? '';
}

/** Whether everybody can open it: not an address of this machine, its network, or another kind. */
const isOpen = (address: string) =>
  /^https?:/.test(address) && whyNoAddress(address.replace(/^http:/, 'https:')) === undefined;

/** Cookies that a way has been given, by host: without them some hosts redirect for ever. */
class Cookies {
  readonly #byHost = new Map<string, Map<string, string>>();
  keep(url: string, reply: Reply): void {
    if (reply.kind === 'silence') return;
    const { host } = new URL(url);
    const own = this.#byHost.get(host) ?? new Map<string, string>();
    for (const cookie of reply.headers['set-cookie'] ?? []) {
      const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) own.set(name, value.trim());
    }
    this.#byHost.set(host, own);
  }
  for(url: string): string {
    const own = this.#byHost.get(new URL(url).host) ?? new Map<string, string>();
    return [...own].map((pair) => pair.join('=')).join('; ');
  }
}

/** Goes the ways of addresses: all hosts at once, each host one question after the other. */
export class Follower {
  readonly #queues = new Map<string, PQueue>();
  readonly #silent = new Set<string>();
  readonly #asker: Asker;
  readonly #manners: Manners;

  constructor(asker: Asker, manners: Manners) {
    this.#asker = asker;
    this.#manners = manners;
  }

  /** The reply of a host, in its turn. A host that was silent is asked once only from then on. */
  #ask(url: string, headFirst: boolean, cookies: Cookies): Promise<Reply> {
    const { host } = new URL(url);
    const queue = this.#queues.get(host) ?? new PQueue({ concurrency: 1 });
    this.#queues.set(host, queue);
    return queue.add(async () => {
      const wasSilent = this.#silent.has(host);
      const manners = wasSilent ? { ...this.#manners, tries: 1 } : this.#manners;
      const asker = { ...this.#asker, cookie: cookies.for(url) };
      const reply = await askPatiently(url, headFirst && !wasSilent, asker, manners);
      if (reply.kind === 'silence') this.#silent.add(host);
      cookies.keep(url, reply);
      await wait(this.#manners.pause);
      return reply;
    });
  }

  /** @param headFirst false where all that a GET says is of interest */
  async follow(url: string, headFirst = true): Promise<Way> {
    const hops: Hop[] = [];
    const cookies = new Cookies();
    const seen = new Set<string>();
    let at = url;
    for (;;) {
      const reply = await this.#ask(at, headFirst, cookies);
      const location = ledTo(reply);
      if (reply.kind === 'silence' || location === undefined)
        return { url, hops, end: { kind: 'reply', reply } };
      const to = location && URL.canParse(location, at) ? new URL(location, at).href : '';
      if (!isOpen(to)) return { url, hops, end: { kind: 'nowhere', to: to || location } };
      seen.add(at);
      hops.push({ status: reply.status, to });
      if (hops.length > mostHops)
        return { url, hops, end: { kind: 'too long', circle: seen.has(to) } };
      at = to;
    }
  }
}

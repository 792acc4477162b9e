// What follows from the answers of all addresses: whether a volunteer has to do something about them.
import { STATUS_CODES } from 'node:http';
import { type LinkResult, LinkState } from 'linkinator';
import { codeOf, failureInWords } from '#http/reply.ts';
import { type CrawlOptions, crawl, type SiteToCheck } from './crawl.ts';
import { framingIssue } from './framing.ts';

/** Good links need nothing; moved ones can wait; unsure ones need a look in a browser. */
type Outcome = {
  readonly kind: 'broken' | 'unsure' | 'moved' | 'good';
  /** What the address answered, in a few words. */
  readonly found: string;
};

export type LinkFinding = Outcome & {
  /** The address, or the path of a page of our own. */
  readonly url: string;
  /** The words of the link, where it has any. */
  readonly text: string;
  /** The pages that have it, each once; none when only scripts ask for it. */
  readonly pages: readonly string[];
};

export type LinkReport = {
  /** One for each address that was checked, in alphabetical order. */
  readonly findings: readonly LinkFinding[];
  /** How many examples were not. */
  readonly skipped: number;
  /** Whether no address on the web answered: then this computer is probably not connected. */
  readonly offline: boolean;
};

/** Statuses that hosts send to programs, although visitors see the page. */
const refusals = new Set([401, 402, 403, 405, 406, 407, 418, 429, 451, 999]);

const isOnWeb = (url: string) => /^https?:/.test(url);

function outcomeOf({ state, status = 0, failureDetails }: LinkResult, target?: string): Outcome {
  if (state === LinkState.OK) {
    if (!target) return { kind: 'good', found: 'answers' };
    const front = new URL(target).pathname === '/' ? 'the front page ' : '';
    return { kind: 'moved', found: `leads to ${front}${target}` };
  }
  if (status > 0) {
    const found = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
    return { kind: refusals.has(status) ? 'unsure' : 'broken', found };
  }
  const error = failureDetails?.at(-1);
  const reason = error instanceof Error ? `${error} ${error.cause}` : '';
  const endless = reason.includes('redirect count exceeded');
  const found = endless ? 'redirects without end' : failureInWords(codeOf(error));
  return { kind: 'broken', found };
}

/** Why an address that answers may not be shown inside our page; undefined when it may. */
async function refusedFraming(url: string, origin: string, { userAgent, timeout }: CrawlOptions) {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { signal, headers: { 'user-agent': userAgent } });
    await response.body?.cancel();
    return response.ok ? framingIssue(response.headers, response.url, origin) : undefined;
  } catch {
    // The crawl says what is wrong with the address itself.
    return undefined;
  }
}

/** As the crawl names it. */
const withoutHash = (url: string) =>
  URL.canParse(url) ? new URL(url).href.replace(/#.*/, '') : url;

/** @param framed the addresses that are shown inside pages of the site */
export async function checkLinks(
  site: SiteToCheck,
  framed: readonly string[],
  options: CrawlOptions,
): Promise<LinkReport> {
  const inFrames = new Set(framed.filter(isOnWeb).map(withoutHash));
  const { links, targets } = await crawl(site, options);
  const isSkipped = ({ state, status }: LinkResult) => state === LinkState.SKIPPED && !status;
  const checked = Map.groupBy(
    links.filter((link) => !isSkipped(link)),
    ({ url }) => url,
  );
  const examples = links.filter(
    (link) => isSkipped(link) && isOnWeb(link.url) && !link.url.startsWith(site.origin),
  );
  const findings = await Promise.all(
    [...checked].map(async ([url, [link, ...others]]): Promise<LinkFinding> => {
      const all = link ? [link, ...others] : [];
      const refused = inFrames.has(url)
        ? await refusedFraming(url, site.origin, options)
        : undefined;
      return {
        ...(refused
          ? { kind: 'broken', found: `may not be shown inside our page (${refused})` }
          : outcomeOf(link ?? { url, state: LinkState.BROKEN }, targets.get(url))),
        url,
        text: all.find(({ displayText }) => displayText)?.displayText ?? '',
        pages: [...new Set(all.flatMap(({ page }) => page || []))],
      };
    }),
  );
  const web = links.filter((link) => !isSkipped(link) && isOnWeb(link.url));
  return {
    findings: findings.sort((a, b) => (a.url < b.url ? -1 : 1)),
    skipped: new Set(examples.map(({ url }) => withoutHash(url))).size,
    offline: web.length > 0 && web.every(({ status }) => !status),
  };
}

// Checks all links and decides which ones need a volunteer.
import { STATUS_CODES } from 'node:http';
import { type LinkResult, LinkState } from 'linkinator';
import { codeOf, failureInWords } from '#http/reply.ts';
import { type CrawlOptions, crawl, type SiteToCheck } from './crawl.ts';
import { framingIssue } from './framing.ts';

/** Good links need nothing, moved ones can wait, and unsure ones need a check in a browser. */
type Outcome = {
  readonly kind: 'broken' | 'unsure' | 'moved' | 'good';
  /** The response, in a few words. */
  readonly found: string;
};

export type LinkFinding = Outcome & {
  /** The address, or the path of a page of our own. */
  readonly url: string;
  /** The text of the link, if any. */
  readonly text: string;
  /** The pages with the link; empty when only scripts use it. */
  readonly pages: readonly string[];
};

export type LinkReport = {
  /** One for each checked address, in alphabetical order. */
  readonly findings: readonly LinkFinding[];
  /** The number of skipped examples. */
  readonly skipped: number;
  /** Whether no web address responded. Then this computer is probably offline. */
  readonly offline: boolean;
};

/** Statuses that hosts send to programs, even if visitors see the page. */
const refusals = new Set([401, 402, 403, 405, 406, 407, 418, 429, 451, 999]);

const isOnWeb = (url: string) => /^https?:/.test(url);

function outcomeOf({ state, status = 0, failureDetails }: LinkResult, target?: string): Outcome {
  if (state === LinkState.OK) {
    if (!target) return { kind: 'good', found: 'works' };
    const front = new URL(target).pathname === '/' ? 'the home page ' : '';
    return { kind: 'moved', found: `redirects to ${front}${target}` };
  }
  if (status > 0) {
    const found = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
    return { kind: refusals.has(status) ? 'unsure' : 'broken', found };
  }
  const error = failureDetails?.at(-1);
  const reason = error instanceof Error ? `${error} ${error.cause}` : '';
  const endless = reason.includes('redirect count exceeded');
  const found = endless ? 'redirects in a loop' : failureInWords(codeOf(error));
  return { kind: 'broken', found };
}

/** Why an address may not be shown inside our page; undefined when it may. */
async function refusedFraming(url: string, origin: string, { userAgent, timeout }: CrawlOptions) {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { signal, headers: { 'user-agent': userAgent } });
    await response.body?.cancel();
    return response.ok ? framingIssue(response.headers, response.url, origin) : undefined;
  } catch {
    // The crawl reports errors of the address itself.
    return undefined;
  }
}

/** The form of the address in the crawl. */
const withoutHash = (url: string) =>
  URL.canParse(url) ? new URL(url).href.replace(/#.*/, '') : url;

/** @param framed the addresses shown inside pages of the site */
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
          ? { kind: 'broken', found: `doesn't allow our page to show it (${refused})` }
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

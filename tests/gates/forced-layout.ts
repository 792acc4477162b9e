import type { Browser, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  ts: number;
  args: { frame?: string; beginData?: { frame?: string; stackTrace?: { url: string }[] } };
};

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'loading'];

/**
 * Watches a page before it opens. The returned function counts the layouts before the first paint and
 * names the scripts that forced one by reading a position or a size.
 */
export async function watchLayouts(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories });
  return async () => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
      (await browser.stopTracing()).toString(),
    );
    const paint = traceEvents
      .filter(({ name }) => name === 'firstContentfulPaint')
      .toSorted((a, b) => a.ts - b.ts)[0];
    const layouts = traceEvents.filter(
      ({ name, ts, args }) =>
        paint && name === 'Layout' && ts < paint.ts && args.beginData?.frame === paint.args.frame,
    );
    return {
      seen: layouts.length,
      byScript: layouts.flatMap(({ args }) => args.beginData?.stackTrace?.[0]?.url ?? []),
    };
  };
}

// A random visitor on the built site: follows the plan and stops at the first error.

import { groupBy } from '@appraisers/directory/group-by.ts';
import type { Page } from '@playwright/test';
import { builtPages } from '#support/built-pages.ts';
import type { Watch } from '#support/watched-page.ts';
import { type Plan, planOf, type Step } from './plan.ts';
import { act } from './steps.ts';
import { isAtRest, missingParts, stayOnSite } from './walk-page.ts';

/** Milliseconds after which a busy page counts as stuck, even on a busy machine. */
const restTimeout = 30_000;

/** Every page except the one for unknown addresses. */
const pages = builtPages.map(({ path }) => path).filter((path) => path !== '/404');
/** The pages by city count as one start, because there are so many. */
const starts = [
  ...groupBy(pages, (path) => (path.startsWith('/appraisers/') ? 'a place' : path)).values(),
];
const hasFinder = (path: string) => path === '/' || path === '/embed/finder';

function startOf({ start, query }: Plan): string {
  const alike = starts[start.kind % starts.length] ?? ['/'];
  const path = alike[start.one % alike.length] ?? '/';
  return hasFinder(path) ? `${path}${query}` : path;
}

async function atRest(page: Page): Promise<void> {
  await page
    .waitForFunction(isAtRest, undefined, { polling: 20, timeout: restTimeout })
    .catch((error: unknown) => {
      throw new Error(`still busy after ${restTimeout / 1000} s`, { cause: error });
    });
}

/** The errors of the current page. */
async function issuesAt(page: Page, watch: Watch, refused: readonly string[]): Promise<string[]> {
  const missing = await page.evaluate(missingParts).catch(async () => {
    // A late effect of an action has opened another page.
    await atRest(page);
    return page.evaluate(missingParts);
  });
  return [
    ...watch.trouble,
    ...watch.outside.map((address) => `a request left the site: ${address}`),
    ...refused,
    ...missing.map((what) => `a dead end, ${what}`),
  ];
}

export async function walk(page: Page, watch: Watch, seed: number): Promise<void> {
  const plan = planOf(seed);
  const start = startOf(plan);
  const done = [`open ${start}`];
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().isNavigationRequest())
      refused.push(`a dead end, ${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(stayOnSite);

  const lookAround = async () => {
    await atRest(page);
    const wrong = await issuesAt(page, watch, refused);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  };
  const take = async (step: Step) => {
    const at = done.push(step.action) - 1;
    done[at] = await act(page, step);
    await lookAround();
  };
  try {
    await page.goto(start);
    await lookAround();
    for (const step of plan.steps) await take(step);
  } catch (error) {
    const steps = done.map((action, at) => `  ${at}. ${action}`).join('\n');
    const where = new URL(page.url());
    throw new Error(
      `${error instanceof Error ? error.message : error}\n${steps}\n  at ${where.pathname}${where.search}\n` +
        `npm run monkey -- --seed ${seed} takes this walk again.`,
      { cause: error },
    );
  }
}

// The deeds of a random visitor, each done as a person would, and each told in words.
import type { ElementHandle, Frame, Page } from '@playwright/test';
import type { Pick, Step } from './plan.ts';
import { canTravel, canType, pickOne, reachable, travelFrom, walkPoint } from './walk-page.ts';

/** Finds what is to be reached, in the page or in a frame of the site's own. */
async function reach(page: Page, deed: keyof typeof reachable, pick: Pick) {
  const { origin } = new URL(page.url());
  const frames = page.frames().filter((frame) => frame.url().startsWith(origin));
  const frame: Frame = frames[pick.one % Math.max(1, frames.length)] ?? page.mainFrame();
  const found = await frame.evaluateHandle(pickOne, { selector: reachable[deed], pick });
  const element = found.asElement();
  return element instanceof Object ? element : undefined;
}

/** Touches or clicks it, unless it is covered, and says what it is. */
async function press(page: Page, element: ElementHandle<Element>): Promise<string> {
  const location = await element.evaluate(walkPoint);
  if (!('x' in location)) return `${location.name}, which is covered`;
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (isTouch) await page.touchscreen.tap(location.x, location.y);
  else await page.mouse.click(location.x, location.y);
  return location.name;
}

async function pressAny(page: Page, pick: Pick): Promise<string> {
  const element = await reach(page, 'press', pick);
  return element ? `press ${await press(page, element)}` : 'nothing to press';
}

/** Nothing is said where no field is. */
async function fill(page: Page, step: Extract<Step, { deed: 'fill' }>) {
  const element = await reach(page, 'fill', step.pick);
  if (!element) return undefined;
  const field = await press(page, element);
  // On a page that was still scrolling a link may have been pressed instead. The browser never answers
  // to a text for a page that is about to be left.
  if (!(await element.evaluate(canType, reachable.fill).catch(() => false)))
    return `press beside ${field}`;
  if (step.instead) await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(step.text);
  if (step.enter) await page.keyboard.press('Enter');
  const text = JSON.stringify(step.text.slice(0, 60));
  return `write ${text} into ${field}${step.enter ? ', and Enter' : ''}`;
}

async function choose(page: Page, { pick, option }: Extract<Step, { deed: 'choose' }>) {
  const element = await reach(page, 'choose', pick);
  if (!element) return undefined;
  const { name } = await element.evaluate(walkPoint);
  const count = await element.evaluate((one) => one.querySelectorAll('option').length);
  const index = option % Math.max(1, count);
  await element.selectOption({ index });
  return `choose option ${index} of ${name}`;
}

/** Only where the visitor has been: before the first page there is none. */
async function travel(page: Page, deed: 'back' | 'forward'): Promise<string> {
  if (!(await page.evaluate(canTravel, deed))) return `${deed}, where nothing is`;
  // The page may be gone before it can answer.
  await page.evaluate(travelFrom, deed).catch(() => undefined);
  return deed;
}

/** Does a step, and says what was done. */
export async function act(page: Page, step: Step): Promise<string> {
  switch (step.deed) {
    case 'press':
      return pressAny(page, step.pick);
    case 'fill':
      return (await fill(page, step)) ?? pressAny(page, step.pick);
    case 'choose':
      return (await choose(page, step)) ?? pressAny(page, step.pick);
    case 'key':
      for (let at = 0; at < step.times; at += 1) await page.keyboard.press(step.key);
      return `${step.key}${step.times > 1 ? `, ${step.times} times` : ''}`;
    case 'scroll':
      await page.evaluate(
        (part) => scrollTo(0, (part / 100) * document.body.scrollHeight),
        step.percent,
      );
      return `scroll to ${step.percent} %`;
    case 'reload':
      await page.reload();
      return 'reload';
    default:
      return travel(page, step.deed);
  }
}

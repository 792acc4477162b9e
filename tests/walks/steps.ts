// The actions of a random visitor, performed as a person would, and described in words.
import type { ElementHandle, Frame, Page } from '@playwright/test';
import type { Pick, Step } from './plan.ts';
import { canTravel, canType, pickOne, reachable, travelFrom, walkPoint } from './walk-page.ts';

/** Finds the element of the choice, in the page or in a frame of this site. */
async function reach(page: Page, action: keyof typeof reachable, pick: Pick) {
  const { origin } = new URL(page.url());
  const frames = page.frames().filter((frame) => frame.url().startsWith(origin));
  const frame: Frame = frames[pick.one % Math.max(1, frames.length)] ?? page.mainFrame();
  const found = await frame.evaluateHandle(pickOne, { selector: reachable[action], pick });
  const element = found.asElement();
  return element instanceof Object ? element : undefined;
}

/** Taps or clicks the element, unless it is covered, and describes it. */
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

/** Returns nothing if the page has no field. */
async function fill(page: Page, step: Extract<Step, { action: 'fill' }>) {
  const element = await reach(page, 'fill', step.pick);
  if (!element) return undefined;
  const field = await press(page, element);
  // On a page that was still scrolling, the press may hit a link instead. On a page that is closing,
  // the browser never confirms a text.
  if (!(await element.evaluate(canType, reachable.fill).catch(() => false)))
    return `press beside ${field}`;
  if (step.instead) await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(step.text);
  if (step.enter) await page.keyboard.press('Enter');
  const text = JSON.stringify(step.text.slice(0, 60));
  return `write ${text} into ${field}${step.enter ? ', and Enter' : ''}`;
}

async function choose(page: Page, { pick, option }: Extract<Step, { action: 'choose' }>) {
  const element = await reach(page, 'choose', pick);
  if (!element) return undefined;
  const { name } = await element.evaluate(walkPoint);
  const count = await element.evaluate((one) => one.querySelectorAll('option').length);
  const index = option % Math.max(1, count);
  await element.selectOption({ index });
  return `choose option ${index} of ${name}`;
}

/** Only to pages of this visit. */
async function travel(page: Page, action: 'back' | 'forward'): Promise<string> {
  if (!(await page.evaluate(canTravel, action))) return `${action}, where nothing is`;
  // The page may close before it can answer.
  await page.evaluate(travelFrom, action).catch(() => undefined);
  return action;
}

/** Performs a step and describes it. */
export async function act(page: Page, step: Step): Promise<string> {
  switch (step.action) {
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
      return travel(page, step.action);
  }
}

// The browser of the visits, driven by Puppeteer: what Playwright drives never shows a page that was made
// before it was asked for.
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { trusted } from '../host/certificate.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Starts a browser in which every page, one made beforehand too, runs at a quarter of this machine's speed. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await puppeteer.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      trusted,
      // Nothing leaves the machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
  const session = await browser.target().createCDPSession();
  session.connection()?.on('sessionattached', (attached: CDPSession) => {
    // What is attached may be no page, and then has no such thing.
    attached.send('Emulation.setCPUThrottlingRate', { rate: 4 }).catch(() => undefined);
  });
  return browser;
}

/** Opens a page for a visitor, on a phone unless said otherwise. */
export async function openPage(
  visitor: { newPage: () => Promise<Page> },
  viewport: { width: number; height: number } = phone,
): Promise<Page> {
  const page = await visitor.newPage();
  await page.setViewport(viewport);
  return page;
}

/** Waits until a page has asked for nothing and painted nothing larger for a while. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 1200, timeout: 60_000 });
}

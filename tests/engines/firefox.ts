// Firefox through WebDriver BiDi. Puppeteer needs no geckodriver, which Debian doesn't have.
import puppeteer, { type Frame, type Page } from 'puppeteer-core';
import {
  type BrowserWindow,
  type ColorScheme,
  callOf,
  nowhere,
  type PageTask,
  type Scripted,
} from './browser-window.ts';

const [host, port] = nowhere.split(':');

const preferencesOf = (scheme: ColorScheme) => ({
  'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
  'network.proxy.type': 1,
  'network.proxy.http': host,
  'network.proxy.http_port': Number(port),
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': Number(port),
  'network.proxy.no_proxies_on': 'localhost',
});

const scripted = (placeNow: () => Page | Frame): Scripted => ({
  run: <Args extends readonly unknown[], Result>(work: PageTask<Args, Result>, ...args: Args) =>
    placeNow().evaluate<[], () => Promise<Result>>(callOf(work, args)),
  load: async (script) => {
    await placeNow().evaluate(script);
  },
});

export async function openFirefox(program: string, scheme: ColorScheme): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: preferencesOf(scheme),
  });
  let page = await browser.newPage();
  return {
    // In a new tab: after a step back to a cached page, the driver never answers in the old one.
    open: async (address, size) => {
      await page.close();
      page = await browser.newPage();
      await page.setViewport(size);
      await page.goto(address);
    },
    back: () => page.evaluate(() => history.back()),
    ...scripted(() => page),
    frame: scripted(() => {
      const [, frame] = page.frames();
      if (!frame) throw new Error(`There is no frame in ${page.url()}.`);
      return frame;
    }),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    print: () => page.pdf({ format: 'letter' }),
    close: () => browser.close(),
  };
}

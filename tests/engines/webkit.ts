// WebKitGTK through WebDriver, in a display of its own. Its color scheme is that of the desktop.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@appraisers/hosting/free-port.ts';
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import {
  type BrowserWindow,
  type ColorScheme,
  callOf,
  type Key,
  nowhere,
  type Scripted,
  type Size,
} from './browser-window.ts';
import { isSettled } from './page-queries.ts';

const ownDisplay = ['-a', '-s', '-screen 0 1920x1400x24', 'dbus-run-session', '--'];
const environment = {
  ...process.env,
  NO_AT_BRIDGE: '1',
  // Its sandbox doesn't start for root. It opens only this site.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** Milliseconds after which a browser won't open: on a busy machine one may hang. */
const startTimeout = 15_000;

async function start(program: string, scheme: ColorScheme) {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const group = spawn('xvfb-run', [...ownDisplay, 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...environment, GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' },
  });
  const stop = () => {
    if (group.exitCode === null && group.signalCode === null && group.pid) process.kill(-group.pid);
  };
  process.once('exit', stop);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
    proxy: {
      proxyType: 'manual',
      httpProxy: nowhere,
      sslProxy: nowhere,
      noProxy: ['localhost', '127.0.0.1'],
    },
  });
  try {
    await vi.waitFor(() => fetch(`${server}/status`), { timeout: startTimeout });
    const driver = await Promise.race([
      new Builder().usingServer(server).withCapabilities(capabilities).build(),
      wait(startTimeout, undefined, { ref: false }),
    ]);
    if (!driver) throw new Error(`WebKit did not open within ${startTimeout / 1000} s. Try again.`);
    return { driver, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Prints in a second browser: WebKit's driver has no command for it. */
async function print(address: string, { width, height }: Size): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  const file = join(folder, 'webkit.pdf');
  const program = ['/usr/bin/python3', 'tests/engines/print-webkit.py'];
  const task = [address, file, `${width}`, `${height}`, callOf(isSettled, [])];
  await promisify(execFile)('xvfb-run', [...ownDisplay, ...program, ...task], {
    env: environment,
    timeout: 50_000,
  });
  const paper = readFileSync(file);
  rmSync(folder, { recursive: true });
  return paper;
}

const keys: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
};

const scripted = (driver: WebDriver): Scripted => ({
  run: (work, ...args) => driver.executeScript(`return ${callOf(work, args)}`),
  load: async (script) => {
    await driver.executeScript(script);
  },
});

export async function openWebKit(program: string, scheme: ColorScheme): Promise<BrowserWindow> {
  const { driver, stop } = await start(program, scheme).catch(() => start(program, scheme));
  const shown = { address: '', size: { width: 0, height: 0 } };
  const inPage = scripted(driver);
  const inFrame = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await driver.switchTo().frame(0);
    return work().finally(() => driver.switchTo().defaultContent());
  };
  return {
    open: async (address, size) => {
      Object.assign(shown, { address, size });
      const { width, height } = size;
      const window = driver.manage().window();
      await window.setRect({ width, height });
      const bars = height - (await driver.executeScript<number>('return innerHeight'));
      await window.setRect({ width, height: height + bars });
      await driver.get(address);
    },
    back: () => driver.navigate().back(),
    ...inPage,
    frame: {
      run: (work, ...args) => inFrame(() => inPage.run(work, ...args)),
      load: (script) => inFrame(() => inPage.load(script)),
    },
    pressAt: (x, y) => {
      const point = { x: Math.round(x), y: Math.round(y) };
      const move = { ...point, duration: 0, origin: Origin.VIEWPORT };
      return driver.actions().move(move).click().perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: () => print(shown.address, shown.size),
    close: async () => {
      await driver.quit();
      stop();
    },
  };
}

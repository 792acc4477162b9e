// WebKitGTK, driven over WebDriver in a display of its own. The light or dark look is that of the
// desktop, so it is set for the driver, which hands it on.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@appraisers/office/desk/server/free-port.ts';
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
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
  // Its sandbox does not start for root; it opens this site only.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

type Started = { readonly driver: WebDriver; readonly stop: () => void };

/** Ends a program and all that it started, once. */
function stopping(group: ChildProcess): () => void {
  let runs = true;
  group.once('exit', () => {
    runs = false;
  });
  return () => {
    if (runs && group.pid) process.kill(-group.pid);
    runs = false;
  };
}

/** A browser that is not there after this long, in ms, will not come: on a busy machine one hangs. */
const startTimeout = 15_000;

async function answers(server: string): Promise<void> {
  const giveUp = Date.now() + startTimeout;
  const asked = () => fetch(`${server}/status`).catch(() => undefined);
  while (Date.now() < giveUp && !(await asked())?.ok)
    await new Promise((next) => setTimeout(next, 50));
}

const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(reject, startTimeout, new Error('WebKit does not open.')).unref(),
    ),
  ]);

async function start(program: string, look: ColorScheme): Promise<Started> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const group = spawn('xvfb-run', [...ownDisplay, 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...environment, GTK_THEME: look === 'dark' ? 'Adwaita:dark' : 'Adwaita' },
  });
  const stop = stopping(group);
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
  const session = async () => {
    await answers(server);
    return new Builder().usingServer(server).withCapabilities(capabilities).build();
  };
  try {
    return { driver: await inTime(session()), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Prints in a browser of its own: the driver's has no way to. */
async function print(address: string, { width, height }: Size): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  const file = join(folder, 'webkit.pdf');
  await promisify(execFile)(
    'xvfb-run',
    [
      ...ownDisplay,
      '/usr/bin/python3',
      'tests/engines/print-webkit.py',
      address,
      file,
      ...[width, height].map(String),
      callOf(isSettled, []),
    ],
    { env: environment, timeout: 50_000 },
  );
  const paper = readFileSync(file);
  rmSync(folder, { recursive: true });
  return paper;
}

const keys: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
};

export async function openWebKit(program: string, look: ColorScheme): Promise<BrowserWindow> {
  const { driver, stop } = await start(program, look).catch(() => start(program, look));
  const shown = { address: '', size: { width: 0, height: 0 } };
  const inPage: Scripted = {
    run: (work, ...args) => driver.executeScript(`return ${callOf(work, args)}`),
    load: async (script) => {
      await driver.executeScript(script);
    },
  };
  const inFrame = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await driver.switchTo().frame(0);
    try {
      return await work();
    } finally {
      await driver.switchTo().defaultContent();
    }
  };
  return {
    open: async (address, size) => {
      Object.assign(shown, { address, size });
      const { width, height } = size;
      await driver.manage().window().setRect({ width, height });
      const bars = height - (await driver.executeScript<number>('return innerHeight'));
      await driver
        .manage()
        .window()
        .setRect({ width, height: height + bars });
      await driver.get(address);
    },
    back: () => driver.navigate().back(),
    ...inPage,
    frame: {
      run: (work, ...args) => inFrame(() => inPage.run(work, ...args)),
      load: (script) => inFrame(() => inPage.load(script)),
    },
    pressAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .click()
        .perform(),
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

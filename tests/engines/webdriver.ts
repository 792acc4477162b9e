// WebDriver for both engines. Firefox takes its commands on a socket, WebKit's driver over HTTP.
import { spawn } from 'node:child_process';

/** Each command as Firefox names it, and its path in WebKit's driver. */
export const commands = {
  open: ['Navigate', 'url'],
  back: ['Back', 'back'],
  resize: ['SetWindowRect', 'window/rect'],
  enterFrame: ['SwitchToFrame', 'frame'],
  run: ['ExecuteScript', 'execute/sync'],
  click: ['ElementClick', 'element/{id}/click'],
  clear: ['ElementClear', 'element/{id}/clear'],
  type: ['ElementSendKeys', 'element/{id}/value'],
} as const;

type Parameters = Readonly<Record<string, unknown>>;

/** A window with a new profile. */
export type Browser = {
  /** Sends a command and returns its value. Throws the driver's error. */
  readonly send: <Value>(command: keyof typeof commands, parameters?: Parameters) => Promise<Value>;
  /** The page as a PDF in Base64. */
  readonly print: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Nothing listens at this address, so the browser reaches no other machine. */
const nowhere = '127.0.0.1:9';
const hosts = { httpProxy: nowhere, sslProxy: nowhere, noProxy: ['localhost'] };
const proxy = { proxyType: 'manual', ...hosts };
export const capabilities = { proxy, timeouts: { pageLoad: 120_000 } };

/** Starts a program that ends with this process, even when this process is killed. */
export const startBound = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });

// WebKitGTK through its WebDriver, on a display of its own.
import { once } from 'node:events';
import { vi } from 'vitest';
import { freePort } from '#support/free-port.ts';
import { type Browser, capabilities, commands, startBound } from './webdriver.ts';

export async function openWebKit(): Promise<Browser> {
  // The display takes a free number and writes it. By default, it restarts when its only client leaves, and a
  // browser that opens meanwhile ends.
  const display = startBound('/usr/bin/Xvfb', ['-displayfd', '1', '-noreset']);
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const driver = startBound('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${String(number).trim()}`,
    NO_AT_BRIDGE: '1',
    // Its sandbox doesn't start for root. It opens only this site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const server = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${server}/status`), { timeout: 60_000 });

  async function call<Value>(path: string, parameters: object): Promise<Value> {
    const body = JSON.stringify(parameters);
    const response = await fetch(`${server}/session${path}`, { method: 'POST', body });
    const { value } = JSON.parse(await response.text());
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const window = { binary: '/usr/bin/python3', args: ['tests/engines/webkit-window.py'] };
  const alwaysMatch = { ...capabilities, 'webkitgtk:browserOptions': window };
  const { sessionId } = await call<{ sessionId: string }>('', { capabilities: { alwaysMatch } });
  const send: Browser['send'] = (command, parameters = {}) => {
    const path = commands[command][1].replace('{id}', String(parameters.id));
    return call(`/${sessionId}/${path}`, parameters);
  };
  const script = 'return webkit.messageHandlers.print.postMessage(null)';
  return {
    send,
    print: () => send('run', { script, args: [] }),
    close: async () => {
      driver.kill();
      display.kill();
    },
  };
}

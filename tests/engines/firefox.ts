// Firefox through Marionette, its own form of WebDriver. Debian has no geckodriver, which translates the two.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, capabilities, commands, startBound } from './webdriver.ts';

/** Reads the messages, of which only one is on its way. Each is its length in bytes, a colon and JSON. */
async function* messagesOf(socket: Socket) {
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk]);
    const colon = bytes.indexOf(':');
    const message = bytes.subarray(colon + 1);
    if (colon < 0 || message.length < Number(bytes.subarray(0, colon))) continue;
    yield message.toString();
    bytes = Buffer.alloc(0);
  }
}

export async function openFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  // Firefox takes a free port and prints it.
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);');
  const args = ['--headless', '--marionette', '--profile', profile];
  const firefox = startBound('/usr/bin/firefox-esr', args);
  const port = await new Promise<number>((found) => {
    createInterface(firefox.stdout).on('line', (line) => {
      const [, digits] = /Listening on port (\d+)/.exec(line) ?? [];
      if (digits) found(Number(digits));
    });
  });
  const socket = connect(port, '127.0.0.1');
  const messages = messagesOf(socket);
  // Firefox introduces itself first.
  await messages.next();

  async function call<Value>(name: string, parameters: object = {}): Promise<Value> {
    const request = JSON.stringify([0, 0, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(request)}:${request}`);
    const { value: message = '[]' } = await messages.next();
    const [, , error, result] = JSON.parse(message);
    if (error || !result) throw new Error(error?.message ?? `Firefox ended at ${name}.`);
    return result.value;
  }

  await call('NewSession', { capabilities: { alwaysMatch: capabilities } });
  return {
    send: (command, parameters) => call(commands[command][0], parameters),
    print: () => call('Print'),
    close: async () => {
      firefox.kill();
      await once(firefox, 'exit');
      rmSync(profile, { recursive: true });
    },
  };
}

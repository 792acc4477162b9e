// What `npm start`, `npm run serve` and `npm run dev` share: the command line, and when they end.
import { once } from 'node:events';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { exitWithMessage, UserError } from '@appraisers/edition/loaders/content-error.ts';

/**
 * Reads the command line, before anything that takes long. The program then ends when what started it ends, and at an
 * error with its message.
 * @throws UserError when the port is not free.
 */
export async function serverOptions() {
  exitWithMessage();
  const { ppid, env } = process;
  // npm and the browser tests do not pass on every signal.
  setInterval(() => process.ppid === ppid || process.exit(1), 500).unref();
  const options = {
    port: { type: 'string', default: '4321' },
    build: { type: 'boolean' },
  } as const;
  const { port: text, build } = parseArgs({ options }).values;
  const port = Number(text);
  const probe = connect(port, 'localhost');
  const connected = await once(probe, 'connect').catch(() => undefined);
  probe.destroy();
  if (connected)
    throw new UserError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: \`npm run ${env.npm_lifecycle_event ?? 'start'} -- --port 4400\`.`,
    );
  return { port, build };
}

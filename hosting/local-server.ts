// What `npm start`, `npm run serve` and `npm run dev` share: the command line, and when they end.
import { once } from 'node:events';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { exitWithMessage, UserError } from '@appraisers/edition/loaders/content-error.ts';

/**
 * Reads the command line, before anything that takes long. The program then ends when npm or the browser tests end, and
 * at an error with its message.
 * @throws UserError when the port is not free.
 */
export async function serverOptions() {
  exitWithMessage();
  const { ppid, env } = process;
  // npm and the browser tests do not pass on every signal.
  if (env.npm_lifecycle_event ?? env.TEST_PORT)
    setInterval(() => process.ppid === ppid || process.exit(1), 500).unref();
  const options = {
    port: { type: 'string', default: '4321' },
    build: { type: 'boolean' },
  } as const;
  const { port: text, build } = parseArgs({ options }).values;
  const port = Number(text);
  const command = `npm run ${env.npm_lifecycle_event ?? 'start'} -- --port 4400`;
  if (!(Number.isInteger(port) && port >= 1 && port <= 65_535))
    throw new UserError(`"${text}" is not a port. Use a number, as in \`${command}\`.`);
  const probe = connect(port, 'localhost');
  const isInUse = await once(probe, 'connect').then(
    () => true,
    () => false,
  );
  probe.destroy();
  if (isInUse)
    throw new UserError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: \`${command}\`.`,
    );
  return { port, build };
}

// What `npm start`, `npm run serve` and `npm run dev` share: the command line, and when they end.
import { connect } from 'node:net';
import { parseArgs } from 'node:util';

/** Ends the program with a message. */
export function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The result of some work. Ends the program with the message of its error. */
export function orExit<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    exitWith(error instanceof Error ? error.message : `${error}`);
  }
}

const isInUse = (port: number) =>
  new Promise<boolean>((answered) => {
    const probe = connect(port, 'localhost')
      .once('connect', () => answered(!!probe.destroy()))
      .once('error', () => answered(false));
  });

/** Reads the command line. Ends the program with a message if the port is not free. */
export async function serverOptions() {
  const options = {
    port: { type: 'string', default: '4321' },
    build: { type: 'boolean' },
  } as const;
  const { port: text, build } = orExit(() => parseArgs({ options }).values);
  const port = Number(text);
  const name = process.env.npm_lifecycle_event ?? 'start';
  const command = `npm ${name === 'start' ? name : `run ${name}`} -- --port 4400`;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    exitWith(`"${text}" is not a port. Use a number, as in \`${command}\`.`);
  if (await isInUse(port))
    exitWith(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: \`${command}\`.`,
    );
  return { port, build };
}

/** Ends this program when npm or the browser tests end, which do not pass on every signal. */
export function endWithNpm(): void {
  if (!(process.env.npm_lifecycle_event ?? process.env.TEST_PORT)) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), 500).unref();
}

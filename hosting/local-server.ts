// What `npm start`, `npm run serve` and `npm run dev` share: the command line, and when they end.
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';

/** Ends the program with a message. */
export function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    const port = { type: 'string', default: '4321' } as const;
    return parseArgs({ options: { port, build: { type: 'boolean' } } }).values;
  } catch (error) {
    exitWith(error instanceof Error ? error.message : `${error}`);
  }
}

const isInUse = (port: number) =>
  new Promise<boolean>((answered) => {
    const probe = connect(port, 'localhost')
      .once('connect', () => {
        probe.destroy();
        answered(true);
      })
      .once('error', () => answered(false));
  });

/**
 * Reads the command line. Ends the program with a message if the port is not free.
 * @param commandOf - What a person types to start the program.
 */
export async function serverOptions(commandOf: (build: boolean) => string) {
  const { port: text, build = false } = readArguments();
  const command = commandOf(build);
  const port = Number(text);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    exitWith(`"${text}" is not a port. Use a number, as in \`${command} -- --port 4400\`.`);
  if (await isInUse(port))
    exitWith(
      `Port ${port} is in use. Stop the program that uses it, such as another \`npm start\`, ` +
        `or choose another port: \`${command} -- --port 4400\`.`,
    );
  return { port, build };
}

/** This program's parent, and if that is the shell of npm, which on Debian waits between the two, npm. */
function parents(): string {
  const status = `/proc/${process.ppid}/status`;
  const text = existsSync(status) ? readFileSync(status, 'utf8') : '';
  return `${process.ppid} ${/^Name:\tsh\n[\s\S]*^PPid:\t(\d+)/m.exec(text)?.[1]}`;
}

/** Ends this program when npm ends. npm passes SIGTERM only to its shell, and doesn't pass on other signals. */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const started = parents();
  setInterval(() => {
    if (parents() !== started) process.exit(1);
  }, 500).unref();
}

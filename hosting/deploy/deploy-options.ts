// The command line of `npm run deploy`, and what it says about a site.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Host, hosts } from './hosts.ts';

const flags = { upload: { type: 'boolean' }, preview: { type: 'boolean' } } as const;

/**
 * Reads the command line.
 * @returns the host, and which of its commands to run after the build, if any.
 * @throws Error with a message for the terminal.
 */
export function deployOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: flags,
    allowPositionals: true,
  });
  const { upload = false, preview = false } = values;
  const [name = '', destination = '', ...extra] = positionals;
  const host = hosts.get(name);
  if (host === undefined)
    throw new Error(
      `Name a host, as in \`npm run deploy -- nginx\`: ${[...hosts.keys()].join(', ')}.`,
    );
  if (preview && host.preview === undefined)
    throw new Error(`${host.title} has no previews. Remove --preview.`);
  const example = upload ? host.destination : undefined;
  if (example !== undefined && destination === '')
    throw new Error(
      `There is no destination. Add it, as in \`npm run deploy -- ${name} --upload ${example}\`.`,
    );
  const unused = example === undefined ? positionals.slice(1) : extra;
  if (unused.length > 0)
    throw new Error(
      `The command doesn't use "${unused.join(' ')}". Remove it, or add --upload for a server or repository of your own.`,
    );
  const send = preview ? ('preview' as const) : upload ? ('upload' as const) : undefined;
  return { name, host, send, destination };
}

/** A message if the site has more files than a free account of the host takes. */
export function fileCountNote({ title, maxFiles }: Host, folder: string): string | undefined {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const count = entries.filter((entry) => entry.isFile()).length;
  if (maxFiles === undefined || count <= maxFiles) return undefined;
  const [files, most] = [count, maxFiles].map((number) => number.toLocaleString('en-US'));
  return `The site has ${files} files. A free account of ${title} takes ${most}. Use a paid account or another host.`;
}

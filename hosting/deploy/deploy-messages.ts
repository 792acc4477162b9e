// What `npm run deploy` says about a site before its upload.
import { readdirSync } from 'node:fs';
import type { Host } from './hosts.ts';

/** A message if the site has more files than a free account of the host takes. */
export function fileCountNote({ title, maxFiles }: Host, folder: string): string | undefined {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const count = entries.filter((entry) => entry.isFile()).length;
  if (maxFiles === undefined || count <= maxFiles) return undefined;
  const [files, most] = [count, maxFiles].map((number) => number.toLocaleString('en-US'));
  return `The site has ${files} files. A free account of ${title} takes ${most}. Use a paid account or another host.`;
}

/** What to do with the files of a host, when nothing is uploaded. */
export const nextSteps = (name: string, { destination, note }: Host, folder: string): string =>
  `The site is ready in ${folder}/. To upload it, run ` +
  `\`npm run deploy -- ${[name, '--upload', destination].filter(Boolean).join(' ')}\`. ` +
  `${note} docs/hosting.md explains the first setup.`;

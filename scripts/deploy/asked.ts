// What was asked of `npm run deploy`.
import { parseArgs } from 'node:util';
import { cloudflare, netlify } from './from-dist.ts';
import { githubPages } from './github-pages.ts';
import type { Host } from './host.ts';
import { apache, nginx } from './own-server.ts';

const hosts: ReadonlyMap<string, Host> = new Map([
  ['cloudflare', cloudflare],
  ['netlify', netlify],
  ['nginx', nginx],
  ['apache', apache],
  ['github-pages', githubPages],
]);

const names = [...hosts.keys()].join(', ');

export type Asked = { readonly host: Host; readonly upload: boolean; readonly target: string };

/** Reads the words after the command; a sentence where they ask for nothing that there is. */
export function asked(words: readonly string[]): Asked | string {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { upload: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  });
  const [name, target = '', ...more] = positionals;
  const strange = Object.keys(values).find((option) => option !== 'upload');
  if (name === undefined)
    return `Say which host the site is for: \`npm run deploy -- nginx\`. There are ${names}.`;
  const host = hosts.get(name);
  if (host === undefined) return `No host is called "${name}". There are ${names}.`;
  if (strange !== undefined) return `There is no option "--${strange}"; there is only --upload.`;
  if (more.length > 0) return `"${more.join(' ')}" is more than the command can use.`;
  const upload = values.upload === true;
  if (target !== '' && !upload)
    return `"${target}" was not used, for nothing is uploaded without --upload before it.`;
  if (target !== '' && host.target === undefined)
    return `${host.title} needs no "${target}": your account says where the site goes.`;
  if (target === '' && upload && host.target !== undefined)
    return `Say where it is to go: \`npm run deploy -- ${name} --upload ${host.target}\`.`;
  return { host, upload, target };
}

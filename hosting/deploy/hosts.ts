// The hosts of `npm run deploy`: the files that each needs beside the built site, and the commands that upload.
import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UserError } from '@appraisers/edition/loaders/content-error.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { headerRules } from '#headers/header-rules.ts';
import { htaccessText, nginxText } from '#headers/server-configs.ts';

type Host = {
  /** Its name in messages. */
  readonly title: string;
  /** The command that uploads. */
  readonly upload: string;
  /** What the command needs after it, as an example; undefined when the account has the destination. */
  readonly destination?: string;
  /** The command that uploads to an address of its own, which leaves the site as it is. */
  readonly preview?: string;
  /** The number of files that a free account takes. */
  readonly maxFiles?: number;
  /** The texts of its own files, by their path from the folder that has the site in site/. Without any, it takes dist/. */
  files?(site: Site, hostName: string): Readonly<Record<string, string>>;
};

/** tests/hosts starts the same version. */
export const wrangler = 'npx --yes wrangler@4.153.0';
const netlify = 'npx --yes netlify-cli@27.10.2 deploy --no-build --dir dist';
/** By checksum: an unchanged file keeps its time, so browsers keep their copy. Old files go once the new ones are there. */
const rsync = 'rsync -rc --delay-updates --delete-after';
/** It replaces everything in the branch gh-pages. */
const ghPages = 'npx --yes gh-pages@6.3.0 --dotfiles --no-history';
const ownServer = 'you@server:/var/www/www.example.org';

const table: Readonly<Record<string, Host>> = {
  cloudflare: {
    title: 'Cloudflare',
    upload: `${wrangler} deploy`,
    preview: `${wrangler} versions upload`,
    maxFiles: 20_000,
  },
  netlify: {
    title: 'Netlify',
    upload: `${netlify} --prod`,
    preview: netlify,
  },
  nginx: {
    title: 'nginx',
    upload: `${rsync} .built/hosts/nginx/site/`,
    destination: ownServer,
    files: (site, name) => ({ [`${name}.conf`]: nginxText(headerRules(site), name) }),
  },
  apache: {
    title: 'Apache',
    upload: `${rsync} .built/hosts/apache/site/`,
    destination: ownServer,
    files: (site) => ({ 'site/.htaccess': htaccessText(headerRules(site)) }),
  },
  // It sets no headers of ours.
  'github-pages': {
    title: 'GitHub Pages',
    upload: `${ghPages} --dist .built/hosts/github-pages/site --repo`,
    destination: 'git@github.com:you/repository.git',
    files: (_, name) => ({
      // Without it, folders whose names start with "_" are left out.
      'site/.nojekyll': '',
      // Byte for byte, also from a computer where git changes the ends of lines.
      'site/.gitattributes': '* -text\n',
      ...(name.endsWith('.github.io') ? {} : { 'site/CNAME': `${name}\n` }),
    }),
  },
};

/** By name on the command line. */
export const hosts: ReadonlyMap<string, Host> = new Map(Object.entries(table));

/** Writes a host's own files into the folder that has the built site in site/. */
export function writeHostFiles({ files }: Host, site: Site, folder: string): void {
  // For other hosts.
  rmSync(`${folder}/site/_headers`);
  for (const [file, text] of Object.entries(files?.(site, new URL(site.url).host) ?? {}))
    writeFileSync(`${folder}/${file}`, text);
}

/**
 * Reads the command line.
 * @returns the host, and the command to run after the build, if any.
 * @throws UserError with all forms of the command.
 */
export function deployOptions(args: readonly string[]) {
  const options = { upload: { type: 'boolean' }, preview: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name = '', destination = '', ...extra] = positionals;
  const host = hosts.get(name);
  const send = values.preview ? 'preview' : values.upload ? 'upload' : undefined;
  const isNeeded = send === 'upload' && host?.destination !== undefined;
  if (!host || extra.length > 0 || isNeeded !== (destination !== '') || (send && !host[send])) {
    const forms = [...hosts].map(([name, { destination = '', preview }]) => {
      const upload = `--upload ${destination}`.trim();
      return `  npm run deploy -- ${name} [${upload}${preview ? ' | --preview' : ''}]`;
    });
    throw new UserError(`Enter one of these:\n${forms.join('\n')}`);
  }
  // A folder may have a space in its name. After it, rsync would take another folder, and empty that.
  const target = destination && ` "${destination}"`;
  return { name, host, send, command: send && `${host[send]}${target}` } as const;
}

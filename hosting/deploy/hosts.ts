// The hosts of `npm run deploy`: the files for each, and how they are uploaded.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { headerRules } from '#headers/header-rules.ts';
import { htaccessText, nginxText } from '#headers/server-configs.ts';

/** A program with its arguments. */
type Command = readonly [program: string, ...args: string[]];

export type Host = {
  /** Its name in messages. */
  readonly title: string;
  /** What else to know before an upload. */
  readonly note: string;
  /** Makes the files of the host in a folder. Without it, the built site is all the host needs. */
  make?(built: string, site: Site, folder: string): void;
  /** An example of the destination after --upload; undefined when the account has the destination. */
  readonly destination?: string;
  /** The commands that upload, in order. */
  upload(folder: string, destination: string): readonly Command[];
  /** The commands that upload to an address of their own, which leaves the site as it is. */
  preview?(folder: string): readonly Command[];
  /** The number of files that a free account takes. */
  readonly maxFiles?: number;
  /** The host serves a site below a path, too. */
  readonly hasPaths?: true;
};

const hostName = ({ url }: Site): string => new URL(url).host;

/** Copies the site into a folder and replaces what is there. `_headers` is for other hosts. */
function copySite(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (file) => basename(file) !== '_headers' });
}

/** A server of one's own gets what has changed, and loses old files once the new ones are there. */
const ownServer = (
  title: string,
  note: string,
  configure: (site: Site) => readonly [file: string, text: string],
): Host => ({
  title,
  note,
  make: (built, site, folder) => {
    copySite(built, `${folder}/site`);
    const [file, text] = configure(site);
    writeFileSync(`${folder}/${file}`, text);
  },
  destination: 'you@server:/var/www/www.example.org',
  upload: (folder, destination) => [
    // By checksum: an unchanged file keeps its time, so browsers keep their copy.
    ['rsync', '-rc', '--delay-updates', '--delete-after', `${folder}/site/`, `${destination}/`],
  ],
});

/** tests/hosts starts the same version. */
export const wrangler = 'wrangler@4.153.0';
const netlifyDeploy = ['npx', '--yes', 'netlify-cli@27.10.2', 'deploy', '--no-build'] as const;

const table: Readonly<Record<string, Host>> = {
  cloudflare: {
    title: 'Cloudflare',
    note: 'It gets the name in wrangler.jsonc.',
    upload: () => [['npx', '--yes', wrangler, 'deploy']],
    preview: () => [['npx', '--yes', wrangler, 'versions', 'upload']],
    maxFiles: 20_000,
  },
  netlify: {
    title: 'Netlify',
    note: 'Or drag the folder onto your site at app.netlify.com.',
    upload: (folder) => [[...netlifyDeploy, '--dir', folder, '--prod']],
    preview: (folder) => [[...netlifyDeploy, '--dir', folder]],
  },
  nginx: ownServer(
    'nginx',
    'When the .conf file changes, copy it to /etc/nginx/conf.d/.',
    (site) => [`${hostName(site)}.conf`, nginxText(headerRules(site), hostName(site))],
  ),
  apache: ownServer(
    'Apache',
    "Or copy all of site/, including .htaccess, with your host's own tool.",
    (site) => ['site/.htaccess', htaccessText(headerRules(site))],
  ),
  // It publishes a branch of a repository, and sets no headers of ours.
  'github-pages': {
    title: 'GitHub Pages',
    note: 'This replaces everything in the branch gh-pages.',
    hasPaths: true,
    make: (built, site, folder) => {
      copySite(built, folder);
      // Without it, folders whose names start with "_" are left out.
      writeFileSync(`${folder}/.nojekyll`, '');
      const name = hostName(site);
      if (!name.endsWith('.github.io')) writeFileSync(`${folder}/CNAME`, `${name}\n`);
    },
    destination: 'git@github.com:you/repository.git',
    upload: (folder, destination) => [
      ['git', '-C', folder, 'init', '--quiet', '--initial-branch', 'gh-pages'],
      // Every file, byte for byte: the service worker accepts files only as they were built.
      ['git', '-C', folder, '-c', 'core.autocrlf=false', 'add', '--all', '--force'],
      ['git', '-C', folder, 'commit', '--quiet', '--message', 'The site'],
      ['git', '-C', folder, 'push', '--force', destination, 'gh-pages'],
    ],
  },
};

/** By name on the command line. */
export const hosts: ReadonlyMap<string, Host> = new Map(Object.entries(table));

/**
 * Reads the command line.
 * @returns the host, and which of its commands to run after the build, if any.
 * @throws Error with a message for the terminal.
 */
export function deployOptions(args: readonly string[]) {
  const options = { upload: { type: 'boolean' }, preview: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name = '', destination = '', ...extra] = positionals;
  const host = hosts.get(name);
  if (!host)
    throw new Error(
      `Name a host, as in \`npm run deploy -- nginx\`: ${[...hosts.keys()].join(', ')}.`,
    );
  const send = values.preview ? 'preview' : values.upload ? 'upload' : undefined;
  const isNeeded = send === 'upload' && host.destination !== undefined;
  if (extra.length > 0 || isNeeded !== (destination !== '') || (send && !host[send])) {
    const forms = ['', ` --upload ${host.destination ?? ''}`, host.preview ? ' --preview' : ''];
    const all = [...new Set(forms)].map(
      (form) => `\`npm run deploy -- ${`${name}${form}`.trim()}\``,
    );
    throw new Error(`For ${host.title}, enter one of these: ${all.join(', ')}.`);
  }
  return { name, host, send, destination } as const;
}

/** A message if the site has more files than a free account of the host takes. */
export function fileCountNote({ title, maxFiles }: Host, folder: string): string | undefined {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const count = entries.filter((entry) => entry.isFile()).length;
  if (maxFiles === undefined || count <= maxFiles) return undefined;
  const [files, most] = [count, maxFiles].map((number) => number.toLocaleString('en-US'));
  return `The site has ${files} files. A free account of ${title} takes ${most}. Use a paid account or another host.`;
}

/**
 * Runs programs one at a time.
 * @returns a message about the first one that failed; undefined when all succeeded.
 */
export function runCommands(commands: readonly Command[]): string | undefined {
  const shell = process.platform === 'win32';
  for (const [program, ...args] of commands) {
    const { status, error } = spawnSync(program, args, { stdio: 'inherit', shell });
    if (error) return `"${program}" was not found. Install it (docs/hosting.md).`;
    if (status !== 0) return `"${program} ${args.join(' ')}" failed. Its error is above.`;
  }
  return undefined;
}

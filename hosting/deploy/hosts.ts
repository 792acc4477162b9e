// The hosts of `npm run deploy`: what each gets, what to do next, and how it is uploaded.
import { writeFile } from 'node:fs/promises';
import { htaccessText } from '#headers/apache-config.ts';
import { headerRules } from '#headers/header-rules.ts';
import { nginxText } from '#headers/nginx-config.ts';
import { type BuiltSite, copyCompressed, copySite, headerName } from './built-site.ts';
import type { Command } from './run-commands.ts';

export type Host = {
  /** Its name in messages. */
  readonly title: string;
  /** Where `make` writes what goes to the host. */
  readonly folder: string;
  /** Makes what the host needs from the built site. */
  make(built: BuiltSite, folder: string): Promise<void>;
  /** What to do next when nothing is uploaded. */
  next(built: BuiltSite): string;
  /** An example of what must follow --upload. Without it, the account says where the site goes. */
  readonly target?: string;
  /** The commands that upload, in order. */
  upload(folder: string, target: string): readonly Command[];
  /** How to get the program that uploads. */
  readonly install: string;
};

const asBuilt = { folder: 'dist', make: async () => {} };

const cloudflare: Host = {
  ...asBuilt,
  title: 'Cloudflare',
  next: () =>
    'dist/ is ready. `npm run deploy -- cloudflare --upload` puts it there, with your account and under the name in wrangler.jsonc.',
  upload: () => [{ program: 'wrangler', args: ['deploy'] }],
  install: 'It comes with the packages: run `npm ci`.',
};

const netlify: Host = {
  ...asBuilt,
  title: 'Netlify',
  next: () =>
    'dist/ is ready. `npm run deploy -- netlify --upload` puts it there with your account, or drag the folder onto the page of your site at app.netlify.com.',
  upload: (folder) => [
    { program: 'netlify', args: ['deploy', '--prod', '--no-build', '--dir', folder] },
  ],
  install:
    'Install it with `npm install --global netlify-cli`, or run `npx netlify-cli deploy --prod --no-build --dir dist`.',
};

const serverFolder = (built: BuiltSite) => `/var/www/${headerName(built)}`;

const uploadCommand = (built: BuiltSite, host: string) =>
  `\`npm run deploy -- ${host} --upload you@server:${serverFolder(built)}\``;

/** Copies what has changed, and deletes old files once the new ones are there. */
const byRsync = {
  target: 'you@server:/var/www/www.example.org',
  upload: (folder: string, target: string) => [
    {
      program: 'rsync',
      // By checksum: an unchanged file keeps its time, so browsers keep their copy.
      args: ['-rc', '--delay-updates', '--delete-after', `${folder}/site/`, `${target}/`],
    },
  ],
  install: 'On Debian: apt-get install rsync. Any other way to copy the folder will do as well.',
};

const nginx: Host = {
  ...byRsync,
  title: 'nginx',
  folder: '.built/hosts/nginx',
  make: async (built, folder) => {
    const name = headerName(built);
    await copyCompressed(built.folder, `${folder}/site`);
    await writeFile(`${folder}/${name}.conf`, nginxText(headerRules(built.site), name));
    await writeFile(`${folder}/${name}.brotli.inc`, 'brotli_static on;\n');
  },
  next: (built) =>
    `.built/hosts/nginx/ is ready. Copy the two files ${headerName(built)}.* in it to /etc/nginx/conf.d/ when they are new ` +
    `(the second only with the module for brotli), and site/ to ${serverFolder(built)} each time: ` +
    `${uploadCommand(built, 'nginx')}. docs/hosting.md has the steps of the first time.`,
};

const apache: Host = {
  ...byRsync,
  title: 'Apache',
  folder: '.built/hosts/apache',
  make: async (built, folder) => {
    await copyCompressed(built.folder, `${folder}/site`);
    await writeFile(`${folder}/site/.htaccess`, htaccessText(headerRules(built.site)));
  },
  next: (built) =>
    '.built/hosts/apache/site/ is ready, with its .htaccess. Copy all of it to the folder that the server shows: ' +
    `${uploadCommand(built, 'apache')}, or the program that your host offers.`,
};

const pagesBranch = 'gh-pages';

/** It shows a branch of a repository, and reads nothing that would set a header. */
const githubPages: Host = {
  title: 'GitHub Pages',
  folder: '.built/hosts/github-pages',
  make: async (built, folder) => {
    copySite(built.folder, folder);
    // Without it, folders whose names start with "_" are left out.
    await writeFile(`${folder}/.nojekyll`, '');
    const name = headerName(built);
    if (!name.endsWith('.github.io')) await writeFile(`${folder}/CNAME`, `${name}\n`);
  },
  next: () =>
    '.built/hosts/github-pages/ is ready. `npm run deploy -- github-pages --upload git@github.com:you/repository.git` puts it there, ' +
    `in the place of what its branch ${pagesBranch} holds.`,
  target: 'git@github.com:you/repository.git',
  upload: (folder, target) => {
    const git = (...args: string[]) => ({ program: 'git', args: ['-C', folder, ...args] });
    return [
      git('init', '--quiet', '--initial-branch', pagesBranch),
      // Every file, byte for byte: the service worker accepts files only as they were built.
      git('-c', 'core.autocrlf=false', 'add', '--all', '--force'),
      git('commit', '--quiet', '--message', 'The site'),
      git('push', '--force', target, pagesBranch),
    ];
  },
  install: 'It is at git-scm.com.',
};

/** By their names on the command line. */
export const hosts = { cloudflare, netlify, nginx, apache, 'github-pages': githubPages } as const;

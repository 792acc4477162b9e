// The hosts of `npm run deploy`: the files for each, the next steps, and the upload.
import { writeFile } from 'node:fs/promises';
import { htaccessText } from '#headers/apache-config.ts';
import { headerRules } from '#headers/header-rules.ts';
import { nginxText } from '#headers/nginx-config.ts';
import { type BuiltSite, copyCompressed, copySite, headerName } from './built-site.ts';
import type { Command } from './run-commands.ts';

export type Host = {
  /** Its name in messages. */
  readonly title: string;
  /** The folder for the files of the host. */
  readonly folder: string;
  /** Makes the files of the host from the built site. */
  make(built: BuiltSite, folder: string): Promise<void>;
  /** The next steps, when nothing is uploaded. */
  next(built: BuiltSite): string;
  /** An example of the destination after --upload; undefined when the account has the destination. */
  readonly target?: string;
  /** The commands that upload, in order. */
  upload(folder: string, target: string): readonly Command[];
  /** The commands that upload to an address of their own, which leaves the site as it is. */
  preview?(folder: string): readonly Command[];
  /** The host serves a site below a path, too. */
  readonly hasPaths?: true;
  /** How to install the program that uploads. */
  readonly install: string;
};

const asBuilt = { folder: 'dist', make: async () => {} };

const cloudflare: Host = {
  ...asBuilt,
  title: 'Cloudflare',
  next: () =>
    'The site is ready in dist/. To upload it to your account, under the name in wrangler.jsonc, run `npm run deploy -- cloudflare --upload`.',
  upload: () => [{ program: 'wrangler', args: ['deploy'] }],
  preview: () => [{ program: 'wrangler', args: ['versions', 'upload'] }],
  install: 'Run `npm ci` to install it.',
};

const netlifyDeploy = (folder: string, ...more: string[]): Command => ({
  program: 'npx',
  args: ['--yes', 'netlify-cli@27.10.2', 'deploy', '--no-build', '--dir', folder, ...more],
});

const netlify: Host = {
  ...asBuilt,
  title: 'Netlify',
  next: () =>
    'The site is ready in dist/. To upload it to your account, run `npm run deploy -- netlify --upload`. Or drag the folder onto your site at app.netlify.com.',
  upload: (folder) => [netlifyDeploy(folder, '--prod')],
  preview: (folder) => [netlifyDeploy(folder)],
  install: 'It comes with Node.',
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
  install: 'On Debian, run `apt-get install rsync`. Or copy the folder another way.',
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
    `The site is ready in .built/hosts/nginx/. Copy its site/ to ${serverFolder(built)}, for example with ${uploadCommand(built, 'nginx')}. ` +
    `When ${headerName(built)}.conf changes, copy it to /etc/nginx/conf.d/. If nginx has the brotli module, copy the .inc file, too. ` +
    'docs/hosting.md explains the first setup.',
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
    "The site is ready in .built/hosts/apache/site/. Copy all of it, including .htaccess, to the server's web folder. " +
    `Use ${uploadCommand(built, 'apache')} or your host's own tool.`,
};

const pagesBranch = 'gh-pages';

/** It publishes a branch of a repository, and sets no headers of ours. */
const githubPages: Host = {
  title: 'GitHub Pages',
  hasPaths: true,
  folder: '.built/hosts/github-pages',
  make: async (built, folder) => {
    copySite(built.folder, folder);
    // Without it, folders whose names start with "_" are left out.
    await writeFile(`${folder}/.nojekyll`, '');
    const name = headerName(built);
    if (!name.endsWith('.github.io')) await writeFile(`${folder}/CNAME`, `${name}\n`);
  },
  next: () =>
    'The site is ready in .built/hosts/github-pages/. To upload it, run `npm run deploy -- github-pages --upload git@github.com:you/repository.git`. ' +
    `This replaces everything in the branch ${pagesBranch}.`,
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
  install: 'Install it from git-scm.com.',
};

/** By name on the command line. */
export const hosts = { cloudflare, netlify, nginx, apache, 'github-pages': githubPages } as const;

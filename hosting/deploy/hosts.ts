// The hosts of `npm run deploy`: the files for each, the next steps, and the upload.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { htaccessText } from '#headers/apache-config.ts';
import { headerRules } from '#headers/header-rules.ts';
import { nginxText } from '#headers/nginx-config.ts';
import type { Command } from './run-commands.ts';

export type BuiltSite = {
  /** The folder of the build. */
  readonly folder: string;
  readonly site: Site;
};

export type Host = {
  /** Its name in messages. */
  readonly title: string;
  /** The folder for the files of the host; without it, the built site is all it needs. */
  readonly folder?: string;
  /** Makes the files of the host from the built site. */
  make?(built: BuiltSite, folder: string): void;
  /** An example of the destination after --upload; undefined when the account has the destination. */
  readonly destination?: string;
  /** What else to know before an upload. */
  readonly note: string;
  /** The commands that upload, in order. */
  upload(folder: string, destination: string): readonly Command[];
  /** The commands that upload to an address of their own, which leaves the site as it is. */
  preview?(folder: string): readonly Command[];
  /** The number of files that a free account takes. */
  readonly maxFiles?: number;
  /** The host serves a site below a path, too. */
  readonly hasPaths?: true;
};

/** The host name of the site. */
const nameOf = ({ site }: BuiltSite): string => new URL(site.url).host;

/** Copies the site into a folder and replaces what is there. `_headers` is for other hosts. */
function copySite(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true, filter: (file) => basename(file) !== '_headers' });
}

/** A program of the npm registry, which only an upload needs. */
const npx = (program: string, ...args: string[]): Command => ({
  program: 'npx',
  args: ['--yes', program, ...args],
});

/** tests/hosts starts the same version. */
export const wrangler = 'wrangler@4.153.0';
const netlifyDeploy = ['netlify-cli@27.10.2', 'deploy', '--no-build', '--dir'] as const;

const cloudflare: Host = {
  title: 'Cloudflare',
  note: 'It gets the name in wrangler.jsonc.',
  upload: () => [npx(wrangler, 'deploy')],
  preview: () => [npx(wrangler, 'versions', 'upload')],
  maxFiles: 20_000,
};

const netlify: Host = {
  title: 'Netlify',
  note: 'Or drag the folder onto your site at app.netlify.com.',
  upload: (folder) => [npx(...netlifyDeploy, folder, '--prod')],
  preview: (folder) => [npx(...netlifyDeploy, folder)],
};

/** Copies what has changed, and deletes old files once the new ones are there. */
const byRsync = {
  destination: 'you@server:/var/www/www.example.org',
  upload: (folder: string, destination: string) => [
    {
      program: 'rsync',
      // By checksum: an unchanged file keeps its time, so browsers keep their copy.
      args: ['-rc', '--delay-updates', '--delete-after', `${folder}/site/`, `${destination}/`],
    },
  ],
};

const nginx: Host = {
  ...byRsync,
  title: 'nginx',
  folder: '.built/hosts/nginx',
  make: (built, folder) => {
    copySite(built.folder, `${folder}/site`);
    const name = nameOf(built);
    writeFileSync(`${folder}/${name}.conf`, nginxText(headerRules(built.site), name));
  },
  note: 'When the .conf file changes, copy it to /etc/nginx/conf.d/.',
};

const apache: Host = {
  ...byRsync,
  title: 'Apache',
  folder: '.built/hosts/apache',
  make: (built, folder) => {
    copySite(built.folder, `${folder}/site`);
    writeFileSync(`${folder}/site/.htaccess`, htaccessText(headerRules(built.site)));
  },
  note: "Or copy all of site/, including .htaccess, with your host's own tool.",
};

const pagesBranch = 'gh-pages';

/** It publishes a branch of a repository, and sets no headers of ours. */
const githubPages: Host = {
  title: 'GitHub Pages',
  hasPaths: true,
  folder: '.built/hosts/github-pages',
  make: (built, folder) => {
    copySite(built.folder, folder);
    // Without it, folders whose names start with "_" are left out.
    writeFileSync(`${folder}/.nojekyll`, '');
    const name = nameOf(built);
    if (!name.endsWith('.github.io')) writeFileSync(`${folder}/CNAME`, `${name}\n`);
  },
  note: `This replaces everything in the branch ${pagesBranch}.`,
  destination: 'git@github.com:you/repository.git',
  upload: (folder, destination) => {
    const git = (...args: string[]) => ({ program: 'git', args: ['-C', folder, ...args] });
    return [
      git('init', '--quiet', '--initial-branch', pagesBranch),
      // Every file, byte for byte: the service worker accepts files only as they were built.
      git('-c', 'core.autocrlf=false', 'add', '--all', '--force'),
      git('commit', '--quiet', '--message', 'The site'),
      git('push', '--force', destination, pagesBranch),
    ];
  },
};

/** By name on the command line. */
export const hosts: ReadonlyMap<string, Host> = new Map(
  Object.entries({ cloudflare, netlify, nginx, apache, 'github-pages': githubPages }),
);

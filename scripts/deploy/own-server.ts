// Servers of one's own: the site with every text compressed beside itself, and what the server reads.
import { writeFile } from 'node:fs/promises';
import { htaccessText } from '#build/hosting/apache.ts';
import { type NginxPlace, nginxText } from '#build/hosting/nginx.ts';
import { onDebian } from '#build/hosting/nginx-places.ts';
import { type BuiltSite, copyCompressed, nameOf, rulesOf } from './built-site.ts';
import type { Host } from './host.ts';

const onServer = (built: BuiltSite) => `/var/www/${nameOf(built)}`;

const copyCommand = (built: BuiltSite, host: string) =>
  `\`npm run deploy -- ${host} --upload you@server:${onServer(built)}\``;

/** Copies what has changed, takes away what is gone when the rest is there. */
const byRsync = {
  target: 'you@server:/var/www/www.example.org',
  upload: (folder: string, target: string) => [
    {
      program: 'rsync',
      // By checksum: a file that is as it was keeps its time, and browsers what they have of it.
      args: ['-rc', '--delay-updates', '--delete-after', `${folder}/site/`, `${target}/`],
    },
  ],
  install: 'On Debian: apt-get install rsync. Any other way to copy the folder will do as well.',
};

/** Writes the site and the configuration for a place on a server with nginx. */
export async function makeNginx(built: BuiltSite, folder: string, place: NginxPlace) {
  await copyCompressed(built.folder, `${folder}/site`);
  await writeFile(`${folder}/${place.name}.conf`, nginxText(rulesOf(built), place));
  await writeFile(`${folder}/${place.name}.brotli.inc`, 'brotli_static on;\n');
}

export const nginx: Host = {
  ...byRsync,
  title: 'nginx',
  folder: '.built/hosts/nginx',
  make: (built, folder) => makeNginx(built, folder, onDebian(nameOf(built))),
  next: (built) =>
    `.built/hosts/nginx/ is ready. Copy the two files ${nameOf(built)}.* in it to /etc/nginx/conf.d/ when they are new ` +
    `(the second only with the module for brotli), and site/ to ${onServer(built)} each time: ` +
    `${copyCommand(built, 'nginx')}. docs/hosting.md has the steps of the first time.`,
};

export const apache: Host = {
  ...byRsync,
  title: 'Apache',
  folder: '.built/hosts/apache',
  make: async (built, folder) => {
    await copyCompressed(built.folder, `${folder}/site`);
    await writeFile(`${folder}/site/.htaccess`, htaccessText(rulesOf(built)));
  },
  next: (built) =>
    '.built/hosts/apache/site/ is ready, with its .htaccess. Copy all of it to the folder that the server shows: ' +
    `${copyCommand(built, 'apache')}, or the program that your host offers.`,
};

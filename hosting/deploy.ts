// Run by `npm run deploy -- HOST`: builds the site and makes the files of the host. Uploads only with
// --upload. Your own server and GitHub Pages need a destination after it:
//   npm run deploy -- nginx
//   npm run deploy -- nginx --upload you@server:/var/www/www.example.org
// docs/hosting.md describes each host.

import { exitOnContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { build } from 'astro';
import { deployOptions, fileCountNote, runCommands } from '#deploy/hosts.ts';
import { exitWith, orExit } from './local-server.ts';

exitOnContentError();
const { name, host, send, destination } = orExit(() => deployOptions(process.argv.slice(2)));

edition.validate();
const site = edition.site.read();
const path = new URL(site.url).pathname.replace(/\/$/, '');
if (path && !host.hasPaths)
  exitWith(
    `${host.title} serves a site at the top of a host name. Remove "${path}" from "url" in ${edition.folder}/site.yaml.`,
  );
// On GitHub, the path is that of the repository, which a new copy doesn't have in site.yaml yet.
process.env.SITE_PATH ??= path;
// `npm run serve` serves dist/, which has no path.
const built = process.env.SITE_PATH ? '.built/below-a-path' : 'dist';
process.env.SITE_DIR = built;

console.log('Building the site. This takes about a minute…');
await build({ root: 'site', logLevel: 'error' });
const folder = host.make ? `.built/hosts/${name}` : built;
host.make?.(built, site, folder);
console.log(fileCountNote(host, folder) ?? '');
if (site.sampleData)
  console.log(
    `This site shows invented people and addresses, because ${edition.folder}/site.yaml has sampleData: true.`,
  );
const commands = send && host[send]?.(folder, destination);
const failed = runCommands(commands ?? []);
if (failed)
  exitWith(`\n${failed} The upload is not complete. ${host.title} may still show the old site.`);
const command = `npm run deploy -- ${name} --upload ${host.destination ?? ''}`.trim();
const done = {
  upload: `The site is now on ${host.title}.`,
  preview: `The preview is at the address above. The site on ${host.title} stays as it is.`,
  made: `The site is ready in ${folder}/. To upload it, run \`${command}\`. ${host.note} docs/hosting.md explains the first setup.`,
};
console.log(done[send ?? 'made']);

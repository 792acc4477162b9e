// Run by `npm run deploy -- HOST`: builds the site and makes the files of the host. Uploads only with
// --upload. Your own server and GitHub Pages need a destination after it:
//   npm run deploy -- nginx
//   npm run deploy -- nginx --upload you@server:/var/www/www.example.org
// docs/hosting.md describes each host.

import { exitOnContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { build } from 'astro';
import { fileCountNote, nextSteps } from '#deploy/deploy-messages.ts';
import { deployOptions } from '#deploy/deploy-options.ts';
import { runCommands } from '#deploy/run-commands.ts';
import { exitWith } from './local-server.ts';

exitOnContentError();
const options = deployOptions(process.argv.slice(2));
if (typeof options === 'string') exitWith(options);
const { name, host, send, destination } = options;

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
const folder = host.folder ?? built;
host.make?.({ folder: built, site }, folder);

const note = fileCountNote(host, folder);
if (note) console.log(note);

if (!send) console.log(nextSteps(name, host, folder));
else {
  if (site.sampleData)
    console.log(
      `This site shows invented people and addresses, because ${edition.folder}/site.yaml has sampleData: true.`,
    );
  const uploadError = runCommands(host[send]?.(folder, destination) ?? []);
  if (uploadError)
    exitWith(
      `\n${uploadError} The upload is not complete. ${host.title} may still show the old site.`,
    );
  console.log(
    send === 'upload'
      ? `The site is now on ${host.title}.`
      : `The preview is at the address above. The site on ${host.title} stays as it is.`,
  );
}

// Run by `npm run deploy -- HOST`: builds the site and makes the files of the host. Uploads only with
// --upload. Your own server and GitHub Pages need a destination after it:
//   npm run deploy -- nginx
//   npm run deploy -- nginx --upload you@server:/var/www/www.example.org
// docs/hosting.md describes each host.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { deployOptions } from '#deploy/deploy-options.ts';
import { runCommands } from '#deploy/run-commands.ts';

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

const options = deployOptions(process.argv.slice(2));
if (typeof options === 'string') exitWith(options);
const { host, send, target } = options;

const site = edition.site.read();
const path = new URL(site.url).pathname.replace(/\/$/, '');
if (path && !host.hasPaths)
  exitWith(
    `${host.title} serves a site at the top of a host name. Remove "${path}" from "url" in ${edition.folder}/site.yaml.`,
  );
// On GitHub, the path is that of the repository, which a new copy doesn't have in site.yaml yet.
process.env.SITE_PATH ??= path;
// `npm run serve` serves dist/, which has no path.
const folder = process.env.SITE_PATH ? '.built/below-a-path' : 'dist';
process.env.SITE_DIR = folder;

const buildError = runCommands(
  [{ program: 'astro', args: ['build', '--root', 'site', '--silent'] }],
  'Run `npm ci`.',
);
if (buildError)
  exitWith(`\n${buildError} Fix it, and run the command again. Nothing was uploaded.`);

const built = { folder, site };
await host.make(built, host.folder);

if (!send) console.log(host.next(built));
else {
  if (built.site.sampleData)
    console.log(
      `This site shows invented people and addresses, because ${edition.folder}/site.yaml has sampleData: true.`,
    );
  const uploadError = runCommands(host[send]?.(host.folder, target) ?? [], host.install);
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

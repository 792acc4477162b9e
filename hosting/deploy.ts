// Run by `npm run deploy -- HOST`: builds the site and makes what the host needs. Uploads only with
// --upload; for your own server and GitHub Pages, the destination follows:
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
const { host, upload, target } = options;

const buildError = runCommands(
  [{ program: 'astro', args: ['build', '--root', 'site', '--silent'] }],
  'Run `npm ci`.',
);
if (buildError)
  exitWith(`\n${buildError} The site was not built, and nothing was made for ${host.title}.`);

const built = { folder: 'dist', site: edition.site.read() };
await host.make(built, host.folder);

if (!upload) console.log(host.next(built));
else {
  if (built.site.sampleData)
    console.log(
      `The people and addresses of this site are invented, as its footer says: ${edition.folder}/site.yaml has sampleData: true.`,
    );
  const uploadError = runCommands(host.upload(host.folder, target), host.install);
  if (uploadError)
    exitWith(
      `\n${uploadError} The site was not uploaded; what is on ${host.title} may be as it was.`,
    );
  console.log(`The site is on ${host.title}.`);
}

// Run by `npm run deploy -- HOST`: builds the site and makes what the host needs. Uploads only with
// --upload, which for servers of one's own and GitHub Pages is followed by the place to copy to:
//   npm run deploy -- nginx
//   npm run deploy -- nginx --upload you@server:/var/www/www.example.org
// docs/hosting.md has ten lines on each host.

import { edition } from '#loaders/edition.ts';
import { editionFolder } from '#loaders/edition-folder.ts';
import { asked } from './deploy/asked.ts';
import { runCommands } from './deploy/run-commands.ts';

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const given = asked(process.argv.slice(2));
if (typeof given === 'string') end(given);
const { host, upload, target } = given;

const fault = runCommands([{ program: 'astro', args: ['build', '--silent'] }], 'Run `npm ci`.');
if (fault) end(`\n${fault} The site was not built, and nothing was made for ${host.title}.`);

const built = { folder: 'dist', site: edition.site.read() };
await host.make(built, host.folder);

if (!upload) console.log(host.next(built));
else {
  if (built.site.sampleData)
    console.log(
      `The people and addresses of this site are invented, as its footer says: ${editionFolder()}/site.yaml has sampleData: true.`,
    );
  const refused = runCommands(host.upload(host.folder, target), host.install);
  if (refused)
    end(`\n${refused} The site was not uploaded; what is on ${host.title} may be as it was.`);
  console.log(`The site is on ${host.title}.`);
}

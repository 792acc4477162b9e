// Run by `npm run deploy -- HOST`: builds the site and makes the files of the host. Uploads only with --upload.
// docs/hosting.md describes each host.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { exitWithMessage, UserError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { build } from 'astro';
import { deployOptions, writeHostFiles } from '#deploy/hosts.ts';

exitWithMessage();
const { name, host, send, command } = deployOptions(process.argv.slice(2));

edition.validate();
const site = edition.site.read();
const path = new URL(site.url).pathname.replace(/\/$/, '');
if (path && name !== 'github-pages')
  throw new UserError(
    `${host.title} serves a site at the top of a host name. Remove "${path}" from "url" in ${edition.folder}/site.yaml.`,
  );
// On GitHub, the path is that of the repository, which a new copy doesn't have in site.yaml yet.
process.env.SITE_PATH ??= path;
const folder = host.files ? `.built/hosts/${name}` : 'dist';
process.env.SITE_DIR = host.files ? `${folder}/site` : folder;

console.log('Building the site. This takes about a minute…');
await build({ root: 'site', logLevel: 'error' });
if (host.files) writeHostFiles(host, site, folder);
const { length } = globSync('**/*.*', { cwd: folder });
if (host.maxFiles && length > host.maxFiles)
  console.log(
    `The site has ${length.toLocaleString('en-US')} files. A free account of ${host.title} takes ${host.maxFiles.toLocaleString('en-US')}. Use a paid account or another host.`,
  );
if (site.sampleData)
  console.log(
    `This site shows invented people and addresses, because ${edition.folder}/site.yaml has sampleData: true.`,
  );
if (command && spawnSync(command, { stdio: 'inherit', shell: true }).status !== 0)
  throw new UserError(
    `\n"${command}" failed. Its error is above. The upload is not complete. ${host.title} may still show the old site.`,
  );
const done = {
  upload: `The site is now on ${host.title}.`,
  preview: `The preview is at the address above. The site on ${host.title} stays as it is.`,
  made: `The site is ready in ${folder}/. To upload it, add \`${`--upload ${host.destination ?? ''}`.trim()}\` to the command. docs/hosting.md explains the first setup.`,
};
console.log(done[send ?? 'made']);

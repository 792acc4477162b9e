// Writes licenses.txt: the works of others in the built site. Vite lists the packages in the scripts.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { readText } from '@appraisers/edition/loaders/read-text.ts';
import type { AstroIntegration } from 'astro';
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
];

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().catch('none'),
});

/** A work with the text of its license, which has its copyright lines. */
type LicensedWork = z.infer<typeof packageSchema> & {
  readonly text: string;
  readonly note?: string | undefined;
};

/** The work in a package's folder. */
export function workOf(folder: string): LicensedWork {
  const described = packageSchema.parse(JSON.parse(readText(`${folder}/package.json`)));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return {
    ...described,
    text: files.map((file) => readText(`${folder}/${file}`).trim()).join('\n\n'),
  };
}

/** The typefaces of the site. The owner answers for the license of a font of the edition. */
function typefaces(): readonly string[] {
  const { headings, text } = edition.theme.read().typefaces;
  return [headings, text].map((typeface) => {
    if (typeof typeface === 'string')
      return entryOf(
        workOf(`node_modules/@fontsource-variable/${typeface.toLowerCase().replace(' ', '-')}`),
      );
    const name = typeface.file.replace('.woff2', '');
    const license = edition.pathOf(`fonts/${name}.txt`);
    const terms = existsSync(license) ? readText(license) : `See the makers of ${typeface.file}.`;
    return [name, 'License of a typeface of this edition:', terms.trim()].join('\n');
  });
}

/**
 * The works in the site. Only the makers have the packages of the place data installed.
 * @param bundled the packages in the scripts
 */
function works(bundled: readonly string[]): readonly LicensedWork[] {
  const { sources } = edition.gazetteer.read();
  return [
    ...[...packages, ...bundled].map((name) => workOf(`node_modules/${name}`)),
    ...placeDataLicenses.map((work) => {
      const source = sources.find((each) => each.package === work.name);
      return { ...work, license: source?.licence ?? work.license, note: source?.what };
    }),
    {
      name: 'GeoNames',
      version: '(names and points of cities)',
      license: 'CC-BY-4.0',
      // GeoNames only links to it.
      text: readText('site/integrations/cc-by-4.0.txt'),
      note: `Copyright GeoNames, https://www.geonames.org/; places of ${edition.region.read().name} only, points rounded.`,
    },
  ];
}

/**
 * The entry of a work in licenses.txt: its version and its license in full.
 * @throws Error if the work may not be shipped.
 */
export function entryOf({ name, version, license, note = '', text }: LicensedWork): string {
  if (!accepted.includes(license) || text.trim() === '')
    throw new Error(
      `The site may not ship ${name} ${version}: its license is ${license}, with a text of ${text.trim().length} ` +
        `characters. It needs a text, and one of ${accepted.join(', ')}. \`npm explain ${name}\` tells who needs it.`,
    );
  return [`${name} ${version}`, `License: ${license}`, note, text.trim()].join('\n');
}

/** The text of licenses.txt, with each work once, by name. */
export function licensesText(bundled: readonly string[]): string {
  const entries = new Set([...works(bundled).map(entryOf), ...typefaces()]);
  const sorted = [...entries].sort((a, b) => a.localeCompare(b, 'en'));
  const heading = 'The works of others in this site, with their licenses.';
  return [heading, ...sorted].join(`\n\n${'-'.repeat(80)}\n`);
}

/** The file in which Vite lists the packages, for this build only. */
export const bundledLicenses = 'bundled-licenses.json';

export function licenses(): AstroIntegration {
  return {
    name: 'licenses',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const list = new URL(bundledLicenses, dir);
        const bundled = z.array(packageSchema).parse(JSON.parse(readFileSync(list, 'utf8')));
        rmSync(list);
        const text = licensesText(bundled.map(({ name }) => name));
        writeFileSync(new URL('licenses.txt', dir), text);
      },
    },
  };
}

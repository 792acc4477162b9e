// Writes the first edition of an association: neutral texts with the name of its state, to replace one by one. The
// folder already has region.yaml and the place data.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { openEdition } from '#loaders/open-edition.ts';
import { type OwnColors, paletteOf } from './palette.ts';

/** The texts, the same for each state. A comment that starts with "To do:" is above each one to replace. */
export const starterFiles = join(import.meta.dirname, 'files');

/** What only the association knows. */
export type Association = {
  readonly name: string;
  readonly shortName: string;
  readonly contact: { readonly email: string; readonly phone: string; readonly place: string };
  readonly colors: OwnColors;
  /** An SVG drawing. Without it, the mark is our drawing of a house, in the colors of the site. */
  readonly mark?: string | undefined;
};

export function writeStarter(folder: string, { colors, mark, ...association }: Association): void {
  cpSync(starterFiles, folder, { recursive: true });
  const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
  /** Sets values by their paths, and keeps the comments. */
  const set = (file: string, values: Readonly<Record<string, string>>) => {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    for (const [path, value] of Object.entries(values)) document.setIn(path.split('.'), value);
    put(file, document.toString({ lineWidth: 100 }));
  };
  const { name, shortName, contact } = association;
  const { url } = openEdition(folder).region.read().licensing;
  set('site.yaml', {
    ...{ name, shortName, directoryUpdated: new Date().toISOString().slice(0, 10) },
    'contact.email': contact.email,
    'contact.phone': contact.phone,
    'contact.place': contact.place,
  });
  set('pages/home.yaml', { 'features.0.href': url });
  set('resources.yaml', { 'state.links.0.url': url });
  const head =
    '# Colors, corners and typefaces (docs/look.md). The build checks that all text is easy to read.\n';
  put('theme.yaml', head + stringify(paletteOf(colors)));
  if (mark) put('pictures/mark.svg', mark);
}

// Writes the first edition of an association: neutral texts with the name of its state, to replace one by one. The
// folder already has region.yaml and the place data.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { detailFields } from '@appraisers/directory/member-fields.ts';
import { parseDocument, stringify } from 'yaml';
import { openEdition } from '#loaders/open-edition.ts';
import { memberColumns } from '#schemas/member.ts';
import { type OwnColors, paletteOf } from './palette.ts';

/** The texts, the same for each state. A comment that starts with "To do:" is above each one to replace. */
export const starterFiles = join(import.meta.dirname, 'files');

/** What only the association knows. */
export type Association = {
  readonly name: string;
  readonly shortName: string;
  readonly contact: { readonly email: string; readonly phone: string; readonly place: string };
  readonly colors: OwnColors;
  /** An SVG drawing. Without it, the mark is a house. */
  readonly mark?: string | undefined;
};

/** A mark until the association has its own: a house in its two colors. */
const starterMark = ({ main, accent }: OwnColors, { dark }: ReturnType<typeof paletteOf>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.a{fill:${main}}.b{fill:${accent}}\
@media (prefers-color-scheme:dark){.a{fill:${dark.main}}.b{fill:${dark.accent}}}</style>\
<path class="a" d="M32 5L4 27V60H22V38H42V60H60V27Z"/><path class="b" d="M26 42H38V60H26Z"/></svg>
`;

/** The columns of a list without details. */
const columns = memberColumns.filter((column) => !detailFields.some((name) => name === column));

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
  const palette = paletteOf(colors);
  const head =
    '# Colors, corners and typefaces (docs/look.md). The build checks that all text is easy to read.\n';
  put('theme.yaml', head + stringify(palette));
  put('pictures/mark.svg', mark ?? starterMark(colors, palette));
  if (!existsSync(join(folder, 'members.csv'))) put('members.csv', `${columns.join(',')}\n`);
}

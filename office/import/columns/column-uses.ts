// The columns of an export as the volunteer sees them: a name, a few values, and what the import takes them
// for.
import { shown } from '#import/import-error.ts';
import { type ColumnUse, columnUses, titleOfUse } from './column-choices.ts';
import { fieldOf, type Meaning } from './column-map.ts';
import type { Table } from './find-table.ts';
import { isDeciding } from './header-names.ts';
import type { ColumnNeed } from './table-errors.ts';

export type ExportColumn = {
  readonly name: string;
  /** Up to three of its values. */
  readonly samples: readonly string[];
  /** What it is taken for; notUsed if it holds nothing that the import knows. */
  readonly use: string;
  readonly title: string;
  /** Whether the volunteer chose this use. */
  readonly isChosen: boolean;
  /** Whether one cell has several values, such as a city and a ZIP code. */
  readonly isCombined: boolean;
  /** Whether it decides who is listed, so that no choice can change it. */
  readonly isFixed: boolean;
};

/** By what the import needs: the uses of a column that has it. */
const usesByNeed: Readonly<Record<ColumnNeed, readonly ColumnUse[]>> = {
  names: ['fullName', 'lastFirst', 'firstName', 'lastName'],
  'email addresses': ['email'],
  'ZIP codes': ['zip', 'cityStateZip'],
};

export const usesFor = (need: string): readonly ColumnUse[] =>
  Object.entries(usesByNeed).find(([key]) => key === need)?.[1] ?? [];

const word = "\\p{L}[\\p{L}.'’-]*";
/** What values look like, surest first. */
const looks: readonly (readonly [ColumnUse, RegExp])[] = [
  ['email', /@/],
  ['zip', /^\d{5}(-\d{4})?$/],
  ['cityStateZip', /\p{L}.*\d{5}(-\d{4})?(\W+(US|USA|United States))?$/iu],
  ['lastFirst', new RegExp(`^${word}( ${word})*, ${word}( ${word})*$`, 'u')],
  ['fullName', new RegExp(`^${word}( ${word}){1,3}$`, 'u')],
];

/** The flags of the terminal that would probably choose what the import needs. */
export function suggestedFlags(
  columns: readonly ExportColumn[],
  needs: readonly string[],
): readonly string[] {
  return needs.flatMap((need) => {
    const uses = usesFor(need);
    const found = columns.flatMap(({ name, samples, use }) => {
      const like = looks.find(
        ([, look]) => samples.length > 0 && samples.every((text) => look.test(text)),
      );
      return use === unused && like && uses.includes(like[0]) ? [{ name, use: like[0] }] : [];
    });
    const [{ name, use } = { name: 'NAME', use: uses[0] }] = found;
    return [
      `--column ${JSON.stringify(`${name}=${columnUses.find((one) => one.use === use)?.word}`)}`,
    ];
  });
}

const maxSamples = 3;
const unused: ColumnUse = 'notUsed';

/** The first different values of each column. */
function samplesOf({ columns, sheet, isBelow }: Table): readonly ReadonlySet<string>[] {
  const samples = columns.header.map(() => new Set<string>());
  for (const row of sheet.rows()) {
    if (!isBelow(row)) continue;
    for (const [at, cell] of row.cells.entries()) {
      const found = samples[at];
      if (found && found.size < maxSamples && cell.trim() !== '') found.add(shown(cell));
    }
  }
  return samples;
}

/** The named columns of a table. */
export function readColumns(
  table: Table,
  meaningOf: (name: string) => Meaning | undefined,
): readonly ExportColumn[] {
  const { header, unused: without, chosen } = table.columns;
  const samples = samplesOf(table);
  return header.flatMap((name, at): ExportColumn[] => {
    if (name === '') return [];
    const meaning = without.includes(at) ? undefined : meaningOf(name);
    const use = meaning ? fieldOf(meaning) : unused;
    const isFixed = isDeciding(use) && !chosen.includes(at);
    return [
      {
        name: shown(name),
        samples: [...(samples[at] ?? [])],
        use,
        title: titleOfUse(use) ?? 'Decides who is listed',
        isChosen: chosen.includes(at),
        isCombined: use === 'lastFirst' || use === 'cityStateZip',
        isFixed,
      },
    ];
  });
}

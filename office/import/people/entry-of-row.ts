// What becomes of a row of an export: a member, somebody who stays out, a refusal, or nobody.

import type { HiddenRows } from '#import/choices.ts';
import type { Table } from '#import/columns/find-table.ts';
import type { Field } from '#import/columns/header-names.ts';
import { shown } from '#import/import-stop.ts';
import type { SheetRow } from '#import/reading/export-file.ts';
import { cleanText } from './clean-text.ts';
import { companyOf } from './company.ts';
import { publishing } from './deciding-columns.ts';
import { type Entry, nameOf } from './entry.ts';
import { faultsOfPerson } from './faults-of-person.ts';
import type { Ground } from './ground.ts';
import { personReader } from './read-person.ts';
import { brokenRow, isAside } from './row-shape.ts';

/** Shared by all who have nothing to tell of. */
const none: readonly never[] = [];

const platformNumber = /^[A-Za-z0-9][\w.:-]{0,63}$/;

/** Who lives in another state, as far as ZIP and state tell. */
function isElsewhere(zip: string, state: string, { region, geography }: Ground): boolean {
  if (!/^\d{5}$/.test(zip) || geography.pointOf(zip)) return false;
  const own = [region.postalCode, region.name].map((name) => name.toLowerCase());
  const saysOther = state !== '' && !own.includes(state.toLowerCase());
  return saysOther || !region.zipPrefixes.some((prefix) => zip.startsWith(prefix));
}

/** Reads rows one after the other: an entry, the text of a row that names nobody, nothing of an empty one. */
export function entryReader(
  { columns, sheet }: Table,
  ground: Ground,
  hidden: HiddenRows | undefined,
): (row: SheetRow) => Entry | { readonly aside: string } | undefined {
  const { header, fields } = columns;
  const readPerson = personReader(columns, ground);
  const publishingOf = publishing(columns, ground.rule, ground.today);
  const named = [...fields.firstName, ...fields.lastName, ...fields.fullName];

  return (row) => {
    const { cells } = row;
    if (cells.every((cell) => cell.trim() === '')) return undefined;
    if (isAside(cells, named))
      return { aside: shown(cells.filter((cell) => cell.trim()).join(' ')) };

    const cellsOf = (field: Field) => fields[field].map((at) => cleanText(cells[at] ?? ''));
    const { person, sources, state, putRight } = readPerson(cells);
    const name = shown(nameOf(person));
    const [number = ''] = cellsOf('platformId');
    const entry = {
      row: row.row,
      lastRow: row.lastRow,
      platformId: platformNumber.test(number) ? number : '',
      person,
    };

    const broken = brokenRow(row, header, sheet.separator);
    if (broken) return { ...entry, refused: [{ ...broken, person: name }], putRight: none };

    const company = ground.rule.firmsOut ? companyOf(person, cellsOf('company')) : undefined;
    if (company) return { ...entry, out: company, refused: none, putRight: none };
    const { out, unclear } = publishingOf(cells);
    if (out) return { ...entry, out, refused: none, putRight: none };
    if (ground.rule.otherStatesOut && isElsewhere(person.zip, state, ground)) {
      const other = `the ZIP ${person.zip} is not of ${ground.region.name}`;
      return { ...entry, out: other, refused: none, putRight: none };
    }
    if (row.hidden && hidden === 'leave-out')
      return { ...entry, out: 'the row is hidden in the workbook', refused: none, putRight: none };
    const asked = row.hidden && hidden === undefined ? { hidden: true as const } : {};
    if (unclear.length > 0 || asked.hidden)
      return { ...entry, ...asked, unclear, refused: none, putRight: none };
    const refused = faultsOfPerson(row.row, person, sources, ground);
    if (refused.length + putRight.length === 0) return { ...entry, refused: none, putRight: none };
    return {
      ...entry,
      refused,
      putRight: putRight.map(([field, became]) => ({
        row: row.row,
        person: name,
        field,
        column: sources[field].column,
        value: shown(sources[field].value),
        became,
      })),
    };
  };
}

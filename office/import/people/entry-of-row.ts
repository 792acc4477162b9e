// What becomes of a row of an export: a member, someone who stays out, a refusal, or no one.

import type { HiddenRows } from '#import/choices.ts';
import type { Table } from '#import/columns/find-table.ts';
import type { Field } from '#import/columns/header-names.ts';
import { shown } from '#import/import-error.ts';
import type { SheetRow } from '#import/reading/export-file.ts';
import { cleanText } from './clean-text.ts';
import { companyOf } from './company.ts';
import { publishing } from './deciding-columns.ts';
import { type Entry, personName } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { personReader } from './read-person.ts';
import { brokenRow, isSkipped } from './row-shape.ts';
import { validatePerson } from './validate-person.ts';

/** Shared by all who have nothing to tell of. */
const none: readonly never[] = [];

const platformNumber = /^[A-Za-z0-9][\w.:-]{0,63}$/;

/** Who lives in another state, as far as ZIP and state tell. */
function isElsewhere(zip: string, state: string, { region, geography }: ImportContext): boolean {
  if (!/^\d{5}$/.test(zip) || geography.pointOf(zip)) return false;
  const own = [region.postalCode, region.name].map((name) => name.toLowerCase());
  const saysOther = state !== '' && !own.includes(state.toLowerCase());
  return saysOther || !region.zipPrefixes.some((prefix) => zip.startsWith(prefix));
}

/** Reads rows one after the other: an entry, the text of a row that names no one, nothing of an empty one. */
export function entryReader(
  { columns, sheet }: Table,
  ground: ImportContext,
  hidden: HiddenRows | undefined,
): (row: SheetRow) => Entry | { readonly aside: string } | undefined {
  const { header, fields } = columns;
  const readPerson = personReader(columns, ground);
  const publishingOf = publishing(columns, ground.rule, ground.today);
  const named = [...fields.firstName, ...fields.lastName, ...fields.fullName];

  return (row) => {
    const { cells } = row;
    if (cells.every((cell) => cell.trim() === '')) return undefined;
    if (isSkipped(cells, named))
      return { aside: shown(cells.filter((cell) => cell.trim()).join(' ')) };

    const cellsOf = (field: Field) => fields[field].map((at) => cleanText(cells[at] ?? ''));
    const { person, sources, state, corrections } = readPerson(cells);
    const name = shown(personName(person));
    const [number = ''] = cellsOf('platformId');
    const entry = {
      row: row.row,
      lastRow: row.lastRow,
      platformId: platformNumber.test(number) ? number : '',
      person,
    };

    const broken = brokenRow(row, header, sheet.separator);
    if (broken) return { ...entry, issues: [{ ...broken, person: name }], corrections: none };

    const company = ground.rule.firmsOut ? companyOf(person, cellsOf('company')) : undefined;
    if (company) return { ...entry, out: company, issues: none, corrections: none };
    const { out, unclear } = publishingOf(cells);
    if (out) return { ...entry, out, issues: none, corrections: none };
    if (ground.rule.otherStatesOut && isElsewhere(person.zip, state, ground)) {
      const other = `the ZIP ${person.zip} is not of ${ground.region.name}`;
      return { ...entry, out: other, issues: none, corrections: none };
    }
    if (row.hidden && hidden === 'leave-out')
      return {
        ...entry,
        out: 'the row is hidden in the workbook',
        issues: none,
        corrections: none,
      };
    const asked = row.hidden && hidden === undefined ? { hidden: true as const } : {};
    if (unclear.length > 0 || asked.hidden)
      return { ...entry, ...asked, unclear, issues: none, corrections: none };
    const refused = validatePerson(row.row, person, sources, ground);
    if (refused.length + corrections.length === 0)
      return { ...entry, issues: none, corrections: none };
    return {
      ...entry,
      issues: refused,
      corrections: corrections.map(([field, became]) => ({
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

// Two people who each add a member give both the same number. The second gets the next free one.
import { plainText } from '@appraisers/directory/place-names.ts';
import { isFields } from '#desk/fields.ts';
import { formatOf } from './file-values.ts';
import type { FileVersions } from './merge-file.ts';
import { type Bytes, textFileOf } from './text-bytes.ts';

/** New numbers by old ones, as texts. */
export type NewNumbers = ReadonlyMap<string, string>;

const rowsIn = (file: string, bytes: Bytes) => {
  const value = bytes ? formatOf(file)?.read(textFileOf(bytes).text) : [];
  return Array.isArray(value) ? value.filter(isFields) : [];
};

const nameOf = (row: Readonly<Record<string, unknown>>) =>
  plainText(`${row.firstName} ${row.lastName}`);

/** The numbers that both sides gave to different new members, with other numbers for mine. */
export function newNumbers(file: string, { base, mine, theirs }: FileVersions): NewNumbers {
  const [before, own, others] = [base, mine, theirs].map((bytes) => rowsIn(file, bytes));
  const byId = (rows: typeof before) => new Map(rows?.map((row) => [String(row.id), row]));
  const [known, taken] = [byId(before), byId(others)];
  let last = Math.max(0, ...[...(own ?? []), ...(others ?? [])].map(({ id }) => Number(id) || 0));
  const numbers = new Map<string, string>();
  for (const row of own ?? []) {
    const id = String(row.id);
    const other = taken.get(id);
    if (!other || known.has(id) || nameOf(other) === nameOf(row)) continue;
    last += 1;
    numbers.set(id, `${last}`);
  }
  return numbers;
}

/** A table with these numbers changed. */
export function renumbered(file: string, bytes: Bytes, numbers: NewNumbers): Bytes {
  if (!bytes || numbers.size === 0) return bytes;
  const { text, bytesOf } = textFileOf(bytes);
  const rows = rowsIn(file, bytes).map((row) => ({
    ...row,
    id: numbers.get(String(row.id)) ?? row.id,
  }));
  return bytesOf(formatOf(file)?.write(text, rows) ?? text);
}

// The records of a file of the edition: the rows of a table by their id, the entries of a list by their id or name,
// the fields of a page by name, an article as its fields and its text. Other files have none.
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { parseDocument } from 'yaml';
import { type Fields, isFields } from '#desk/fields.ts';
import { keyOf } from '#desk/writing/match-entries.ts';
import { withValue } from '#desk/writing/write-yaml.ts';
import type { Records } from './merge-records.ts';

type FileFormat = {
  /** @throws an error when the text isn't valid. */
  readonly read: (text: string) => Records;
  /** The text with other records. */
  readonly write: (text: string, records: Records) => string;
};

/** The entries by key; undefined when two have the same key, or one has none. */
function entriesOf(list: readonly unknown[]): Records | undefined {
  const entries = new Map(list.map((entry) => [String(keyOf(entry)), entry]));
  return entries.size === list.length && !entries.has('undefined') ? entries : undefined;
}

const partOf = (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? (entriesOf(value) ?? value) : value;

const listOrValue = (part: unknown) => (part instanceof Map ? [...part.values()] : part);

function readYaml(text: string): Records {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'error' });
  const [error] = document.errors;
  if (error) throw error;
  const value: unknown = document.toJS() ?? {};
  if (isFields(value))
    return new Map(Object.entries(value).map(([name, each]) => [name, partOf(each)]));
  const entries = Array.isArray(value) ? entriesOf(value) : undefined;
  if (!entries) throw new Error('The file has no records.');
  return entries;
}

const fieldsOf = (records: Records): Fields =>
  Object.fromEntries([...records].map(([name, part]) => [name, listOrValue(part)]));

const yaml: FileFormat = {
  read: readYaml,
  write: (text, records) => {
    const isList = Array.isArray(parseDocument(text).toJS());
    return withValue(text, isList ? [...records.values()] : fieldsOf(records));
  },
};

/** The name of the text among the records of an article. */
export const articleText = '---';

const article: FileFormat = {
  read: (text) => {
    const parts = splitArticle(text);
    if (!parts) throw new Error('The article has no fields.');
    return new Map([...readYaml(parts.head), [articleText, parts.body.trim()]]);
  },
  write: (before, records) => {
    const { [articleText]: text, ...fields } = fieldsOf(records);
    return `---\n${withValue(splitArticle(before)?.head ?? '', fields)}---\n\n${String(text)}\n`;
  },
};

const table: FileFormat = {
  read: (text) => {
    const rows: Fields[] = parse(text, { columns: true, skip_empty_lines: true, bom: true });
    // A column that only one side has makes no difference where it is empty.
    const filled = (row: Fields) =>
      Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''));
    return new Map(rows.map((row) => [String(row.id), filled(row)]));
  },
  write: (before, records) => {
    const rows = [...records.values()].filter(isFields);
    const [first = []]: string[][] = parse(before, { to_line: 1, bom: true });
    const columns = new Set(first);
    for (const row of rows) for (const name of Object.keys(row)) columns.add(name);
    const cells = rows.map((row) => [...columns].map((name) => String(row[name] ?? '')));
    return stringify([[...columns], ...cells], { record_delimiter: '\n' });
  },
};

/** Undefined for a file that is only taken as a whole: a picture, data of the region, a program. */
export function formatOf(file: string): FileFormat | undefined {
  if (/\.ya?ml$/.test(file)) return yaml;
  if (/^posts\/[^/]+\.md$/.test(file)) return article;
  return file.endsWith('.csv') ? table : undefined;
}

/** The records of a file; undefined if it has none, or can't be read. */
export function recordsOf(file: string, text: string | undefined): Records | undefined {
  try {
    return text === undefined ? undefined : formatOf(file)?.read(text);
  } catch {
    return undefined;
  }
}

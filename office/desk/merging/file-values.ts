// The files of an edition as values that can be compared and merged: YAML as it is, a table as its rows, an
// article as its fields and its paragraphs. Other files are only compared as a whole.
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { parseDocument } from 'yaml';
import { type Fields, isFields } from '#desk/fields.ts';
import { withValue } from '#desk/writing/write-yaml.ts';
import { type Bytes, textFileOf } from './text-bytes.ts';

type FileFormat = {
  /** @throws an error when the text isn't valid. */
  readonly read: (text: string) => unknown;
  /** The text with another value. */
  readonly write: (text: string, value: unknown) => string;
  /** Conflicts deeper than this are conflicts of what has them. */
  readonly depth?: number;
};

function readYaml(text: string): unknown {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'error' });
  const [error] = document.errors;
  if (error) throw error;
  return document.toJS();
}

const yaml: FileFormat = { read: readYaml, write: withValue };

const paragraphs = (body: string) => body.trim().split('\n\n');

const article: FileFormat = {
  read: (text) => {
    const parts = splitArticle(text);
    if (!parts) throw new Error('The article has no fields.');
    return { fields: readYaml(parts.head), text: paragraphs(parts.body) };
  },
  write: (before, value) => {
    const { fields, text } = isFields(value) ? value : {};
    const body = Array.isArray(text) ? text.join('\n\n') : '';
    return `---\n${withValue(splitArticle(before)?.head ?? '', fields)}---\n\n${body}\n`;
  },
};

/** Fields that only make sense together: a ZIP code of one side must not get the city of the other. */
const location = ['city', 'zip', 'lat', 'lng'];

/** A row with the fields of the location in one. */
function withLocation(row: Fields): Fields {
  if (row.zip === undefined) return row;
  const [inside, others] = [true, false].map((isIn) =>
    Object.entries(row).filter(([name]) => location.includes(name) === isIn),
  );
  // A text has no parts that could be merged.
  return { ...Object.fromEntries(others ?? []), location: JSON.stringify(inside) };
}

/** The cells of a row of `read`. */
export function cellsOfRow(row: unknown): Fields {
  if (!isFields(row)) return {};
  const { location: place, ...others } = row;
  if (typeof place !== 'string') return row;
  const cells: unknown = JSON.parse(place);
  return { ...others, ...Object.fromEntries(Array.isArray(cells) ? cells : []) };
}

const rowsOf = (text: string): Fields[] =>
  parse(text, { columns: true, skip_empty_lines: true, bom: true });

const table: FileFormat = {
  depth: 1,
  read: (text) => rowsOf(text).map(withLocation),
  write: (before, value) => {
    const rows = (Array.isArray(value) ? value : []).map(cellsOfRow);
    const [first = []] = parse(before, { to_line: 1 });
    const given = [
      ...(Array.isArray(first) ? first.map(String) : []),
      ...rows.flatMap(Object.keys),
    ];
    const columns = [...new Set(given)];
    const cells = rows.map((row) => columns.map((name) => String(row[name] ?? '')));
    return stringify([columns, ...cells], { record_delimiter: '\n' });
  },
};

/** Undefined for a file that has no parts: a picture, a video, data of the region. */
export function formatOf(file: string): FileFormat | undefined {
  if (/\.ya?ml$/.test(file)) return yaml;
  if (/^posts\/[^/]+\.md$/.test(file)) return article;
  if (file.endsWith('.csv')) return table;
  return undefined;
}

/** The value of a file, or undefined if it has no parts. */
export function valueOfBytes(file: string, bytes: Bytes): unknown {
  try {
    return bytes && formatOf(file)?.read(textFileOf(bytes).text);
  } catch {
    return undefined;
  }
}

/**
 * A table of numbers with those that only the other one has: no number is ever given twice. A number of the
 * platform stays with the member that has it.
 */
export function withAllNumbers(bytes: Bytes, other: Bytes): Bytes {
  if (!bytes || !other) return bytes ?? other;
  const { text, bytesOf } = textFileOf(bytes);
  const rows = rowsOf(text);
  const [ids, platformIds] = [rows.map(({ id }) => id), rows.map(({ platformId }) => platformId)];
  const added = rowsOf(textFileOf(other).text)
    .filter(({ id }) => !ids.includes(id))
    .map((row) => (platformIds.includes(row.platformId) ? { ...row, platformId: '' } : row));
  const all = [...rows, ...added].toSorted((a, b) => Number(a.id) - Number(b.id));
  return added.length === 0 ? bytes : bytesOf(table.write(text, all));
}

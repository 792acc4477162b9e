// How the desk reads a file of the edition and writes it: a list or a table as its entries, a page as its fields, an
// article as its fields and its text. Its records are the rows and entries by their id or name, and the fields of a page.
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Fields, isFields } from '#desk/fields.ts';
import { DeskError } from '#desk/server/desk-error.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { keyOf, withValue, yamlOf } from '#desk/writing/write-yaml.ts';

/** Records by their keys, in their order. A record may have records of its own, such as the entries of a list. */
export type Records = ReadonlyMap<string, unknown>;

type FileFormat = {
  /** @throws DeskError when the text isn't valid. */
  readonly read: (text: string) => unknown;
  /** The text with another value in it. */
  readonly write: (text: string, value: unknown) => string;
};

const yaml: FileFormat = { read: (text) => yamlOf(text) ?? {}, write: withValue };

const brokenArticle =
  'This article has no fields between two lines of ---. Fix it in a text editor, or discard your changes under “Publish”.';

const article: FileFormat = {
  read: (text) => {
    if (text === '') return {};
    const parts = splitArticle(text);
    if (!parts) throw new DeskError(brokenArticle);
    return { ...Object(yamlOf(parts.head)), body: parts.body.replace(/^\n/, '') };
  },
  write: (text, value) => {
    const { body = '', ...fields } = Object(value);
    return `---\n${withValue(splitArticle(text)?.head ?? '', fields)}---\n\n${body}`;
  },
};

const table: FileFormat = {
  read: (text) => {
    const rows: Fields[] = parse(text, { columns: true, skip_empty_lines: true, bom: true });
    // A column that only one side has makes no difference where it is empty.
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell)));
  },
  write: (before, value) => {
    const [first = []]: string[][] = parse(before, { to_line: 1, bom: true });
    const rows = Array.isArray(value) ? value.filter(isFields) : [];
    const columns = [...new Set([...first, ...rows.flatMap(Object.keys)])];
    return stringify(rows, { columns, header: true, record_delimiter: '\n' });
  },
};

/** A file that is only taken as a whole: a picture, data of the region, a program. */
const whole: FileFormat = { read: () => undefined, write: (text) => text };

export function formatOf(file: string): FileFormat {
  if (/\.ya?ml$/.test(file)) return yaml;
  if (/^posts\/[^/]+\.md$/.test(file)) return article;
  return file.endsWith('.csv') ? table : whole;
}

/** The entries by key; undefined when two have the same key, or one has none. */
function entriesOf(list: readonly unknown[]): Records | undefined {
  const entries = new Map(list.map((entry) => [String(keyOf(entry)), entry]));
  return entries.size === list.length && !entries.has('undefined') ? entries : undefined;
}

/** The records of a file; undefined if it has none, or can't be read. */
export function recordsOf(file: string, bytes: Bytes): Records | undefined {
  try {
    const value = bytes && formatOf(file).read(textFileOf(bytes).text);
    if (Array.isArray(value)) return entriesOf(value);
    const partOf = (part: unknown) => (Array.isArray(part) ? (entriesOf(part) ?? part) : part);
    return isFields(value)
      ? new Map(Object.entries(value).map(([name, part]) => [name, partOf(part)]))
      : undefined;
  } catch {
    return undefined;
  }
}

/** A file with other records. */
export function withRecords(file: string, bytes: Uint8Array, records: Records): Uint8Array {
  const { text, bytesOf } = textFileOf(bytes);
  const format = formatOf(file);
  const listOrPart = (part: unknown) => (part instanceof Map ? [...part.values()] : part);
  const value = Array.isArray(format.read(text))
    ? [...records.values()]
    : Object.fromEntries([...records].map(([name, part]) => [name, listOrPart(part)]));
  return bytesOf(format.write(text, value));
}

// How the desk reads a file of the edition and writes it: a list or a table as its entries, a page as its fields, an
// article as its fields and its text. Its records are the rows and entries by their id or name, and the fields of a page.
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Fields, isFields } from '#desk/fields.ts';
import { DeskError } from '#desk/server/desk-error.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { keyOf, withValue, yamlOf } from '#desk/writing/write-yaml.ts';

type FileFormat = {
  readonly read: (text: string) => unknown;
  readonly write: (text: string, value: unknown) => string;
};

const yaml: FileFormat = { read: (text) => yamlOf(text) ?? {}, write: withValue };

const brokenArticle =
  'This article has no fields between two lines of ---. Fix it in a text editor, or open “History” and make it as it was.';

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

function formatOf(file: string): FileFormat {
  if (/\.ya?ml$/.test(file)) return yaml;
  if (/^posts\/[^/]+\.md$/.test(file)) return article;
  return file.endsWith('.csv') ? table : whole;
}

/** A file with this content, which may not be there yet. */
export function fileWith(file: string, bytes: Bytes) {
  const { text, bytesOf } = textFileOf(bytes ?? new Uint8Array());
  const { read, write } = formatOf(file);
  return {
    text,
    /** @throws DeskError when the text isn't valid. */
    read: () => read(text),
    /** The content with another value in it. */
    write: (value: unknown): Uint8Array => bytesOf(write(text, value)),
  };
}

/** What a file has; undefined for one that isn't there, can't be read, or is only taken as a whole. */
export function contentOf(file: string, bytes: Bytes): unknown {
  try {
    return bytes && fileWith(file, bytes).read();
  } catch {
    return undefined;
  }
}

/** Records by their keys, in their order. */
export type Records = ReadonlyMap<string, unknown>;

/**
 * The records in a value at this path: the fields of a page, the rows of a table, the entries of a list. Undefined for
 * a record, and for a list in which two entries have the same key, or one has none.
 */
export function recordsAt(path: readonly string[], value: unknown): Records | undefined {
  if (isFields(value)) return path.length === 0 ? new Map(Object.entries(value)) : undefined;
  if (!Array.isArray(value)) return undefined;
  const entries = new Map(value.map((entry) => [String(keyOf(entry)), entry] as const));
  return entries.size === value.length && !entries.has('undefined') ? entries : undefined;
}

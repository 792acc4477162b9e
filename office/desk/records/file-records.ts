// The records of a file of the edition: the rows of a table by their id, the entries of a list by their id or name,
// the fields of a page by name, an article as its fields and its text. Other files have none.
import { isDeepStrictEqual } from 'node:util';
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Fields, isFields } from '#desk/fields.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { keyOf, withValue, yamlOf } from '#desk/writing/write-yaml.ts';
import { type Choose, mergeRecords, type Records, type Versions } from './merge-records.ts';

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
  const value = yamlOf(text) ?? {};
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
  write: (text, records) =>
    withValue(text, Array.isArray(yamlOf(text)) ? [...records.values()] : fieldsOf(records)),
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
    const [first = []]: string[][] = parse(before, { to_line: 1, bom: true });
    const rows = [...records.values()].filter(isFields);
    const columns = [...new Set([...first, ...rows.flatMap(Object.keys)])];
    return stringify([...rows], { columns, header: true, record_delimiter: '\n' });
  },
};

/** Undefined for a file that is only taken as a whole: a picture, data of the region, a program. */
function formatOf(file: string): FileFormat | undefined {
  if (/\.ya?ml$/.test(file)) return yaml;
  if (/^posts\/[^/]+\.md$/.test(file)) return article;
  return file.endsWith('.csv') ? table : undefined;
}

/** The records of a file; undefined if it has none, or can't be read. */
export function recordsOf(file: string, bytes: Bytes): Records | undefined {
  try {
    return bytes && formatOf(file)?.read(textFileOf(bytes).text);
  } catch {
    return undefined;
  }
}

/** The file with these records. Where one side has just these, its bytes stay. */
export function fileWith(
  file: string,
  records: Records,
  { mine, theirs }: Versions<Bytes>,
  read: Versions<Records>,
): Bytes {
  const isEqual = (side: Records) => isDeepStrictEqual([...side], [...records]);
  if (mine && isEqual(read.mine)) return mine;
  if (theirs && isEqual(read.theirs)) return theirs;
  const { text, bytesOf } = textFileOf(mine ?? theirs ?? new Uint8Array());
  return bytesOf(formatOf(file)?.write(text, records) ?? text);
}

const isSame = (a: Bytes, b: Bytes) => (a && b ? Buffer.from(a).equals(b) : a === b);

/** The file with the changes of both sides, by its records. One without records is chosen as a whole. */
export function mergeFile(file: string, versions: Versions<Bytes>, choose: Choose): Bytes {
  if (isSame(versions.base, versions.theirs)) return versions.mine;
  if (isSame(versions.base, versions.mine)) return versions.theirs;
  const [base = new Map(), mine, theirs] = [versions.base, versions.mine, versions.theirs].map(
    (bytes) => recordsOf(file, bytes),
  );
  if (mine && theirs) {
    const read = { base, mine, theirs };
    return fileWith(file, mergeRecords(read, choose), versions, read);
  }
  const textOf = (bytes: Bytes) => bytes && textFileOf(bytes).text;
  return versions[
    choose({ path: [], mine: textOf(versions.mine), theirs: textOf(versions.theirs) })
  ];
}

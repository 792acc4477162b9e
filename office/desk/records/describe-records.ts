// What volunteers call files and records, and what changed in them: "Events", "Annual meeting", "Place: Old Granary Hall".
import { isDeepStrictEqual } from 'node:util';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { entryName, fieldLabel, isFields } from '#desk/fields.ts';
import { articleSchema, deskForms } from '#desk/forms/desk-forms.ts';
import { type FormPart, partAt, partOf } from '#desk/forms/form-part.ts';
import type { Bytes } from '#desk/writing/text-bytes.ts';
import { contentOf, type Records, recordsAt } from './file-records.ts';
import type { Conflict } from './merge-records.ts';

const titles: Readonly<Record<string, string>> = {
  'site.yaml': 'Office and site settings',
  'members.csv': 'Members',
  'member-numbers.csv': 'Numbers and confirmations of members',
};

const formOf = (file: string) => Object.values(deskForms).find((form) => form.file === file);

/** What the volunteer calls a file of the edition. A title of an article comes from its text. */
export function titleOf(file: string, bytes?: Bytes): string {
  const [folder, name = ''] = file.split('/');
  if (file.startsWith(':/')) return `Program file: ${file.slice(2)}`;
  if (folder === 'posts') return `Article: ${Object(contentOf(file, bytes)).title || name}`;
  if (folder === 'pictures') return `Picture: ${name}`;
  return titles[file] ?? formOf(file)?.title ?? file;
}

/** How something changed that was there before, is there now, or both. */
export function howOf(was: unknown, is: unknown): 'new' | 'removed' | 'changed' {
  if (was === undefined) return 'new';
  return is === undefined ? 'removed' : 'changed';
}

/** The schema of a file, with the labels of its fields. */
function formPartOf(file: string): FormPart | undefined {
  if (file.endsWith('.csv')) return { items: partOf(memberSchema) };
  const schema = file.startsWith('posts/') ? articleSchema : formOf(file)?.schema;
  return schema && partOf(schema);
}

/** The schema of a record. */
const recordPart = (file: string, path: readonly string[]) =>
  path.reduce((part, step) => part?.items ?? partAt(part, step), formPartOf(file));

/** A value as lines of text. */
function linesOf(value: unknown, part: FormPart | undefined): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, partAt(part, 0)));
  if (part?.look === 'phone') return [formatPhone(String(value))];
  if (!isFields(value)) return String(value).split('\n').filter(Boolean);
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = partAt(part, name);
    return linesOf(inner, own).map((line) => `${fieldLabel(name, own?.title)}: ${line}`);
  });
}

/** A record that differs in two versions: its name, such as "Desta Haile" or "Dues", and the fields that differ. */
function describeRecord(file: string, path: readonly string[], was: unknown, is: unknown) {
  const part = recordPart(file, path);
  const name = path.at(-1) ?? '';
  const isEntry = path.length > 0 && recordPart(file, path.slice(0, -1))?.items !== undefined;
  // A record without fields is one field without a name.
  const fieldsOf = (record: unknown) => (isFields(record) ? record : { '': record });
  const [before, after] = [fieldsOf(was), fieldsOf(is)];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => {
      const own = field ? partAt(part, field) : part;
      const [old, now] = [linesOf(before[field], own), linesOf(after[field], own)];
      return {
        /** Empty when the record has no fields. */
        label: field && fieldLabel(field, own?.title),
        /** Lines of text. None for what isn't there. */
        was: old.filter((line) => !now.includes(line)),
        is: now.filter((line) => !old.includes(line)),
      };
    });
  return {
    /** Unlike any other in the file. */
    key: JSON.stringify(path),
    /** Empty for a whole file. */
    name: isEntry ? (entryName(is ?? was) ?? name) : name && fieldLabel(name, part?.title),
    how: howOf(was, is),
    fields,
  };
}

type RecordChange = ReturnType<typeof describeRecord>;

/** A record that two people changed. A file that isn't text has no fields to show. */
export function describeConflict(file: string, { path, mine, theirs }: Conflict) {
  const record = describeRecord(file, path, mine, theirs);
  const isText = path.length > 0 || /\.(md|ya?ml|csv)$/.test(file);
  return { ...record, title: titleOf(file), fields: isText ? record.fields : [] };
}

/** The entries with their earlier keys: one without an id, in the place of one that is gone, has another name now. */
function withEarlierKeys(was: Records, is: Records): Records {
  if (was.size !== is.size) return is;
  const earlier = [...was.keys()];
  const entries = [...is].map(([key, entry], at) => {
    const before = earlier[at] ?? key;
    const isRenamed = !was.has(key) && !is.has(before) && !Object(entry).id;
    return [isRenamed ? before : key, entry] as const;
  });
  return new Map(entries);
}

/** The records that differ. */
export function recordChanges(
  file: string,
  was: unknown,
  is: unknown,
  path: readonly string[] = [],
): readonly RecordChange[] {
  const [before, after] = [was, is].map((value) => recordsAt(path, value));
  if (!before || !after)
    return isDeepStrictEqual(was, is) ? [] : [describeRecord(file, path, was, is)];
  const now = Array.isArray(is) ? withEarlierKeys(before, after) : after;
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((key) =>
    recordChanges(file, before.get(key), now.get(key), [...path, key]),
  );
}

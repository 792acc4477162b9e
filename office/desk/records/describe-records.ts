// What volunteers call files and records, and what changed in them: "Events", "Annual meeting", "Place: Old Granary Hall".
import { isDeepStrictEqual } from 'node:util';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { entryName, fieldLabel, isFields } from '#desk/fields.ts';
import { articleSchema, deskForms } from '#desk/forms/desk-forms.ts';
import { type FormPart, partAt, partOf } from '#desk/forms/form-part.ts';
import type { Bytes } from '#desk/writing/text-bytes.ts';
import { type Records, recordsOf } from './file-records.ts';
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
  if (folder === 'posts') return `Article: ${recordsOf(file, bytes)?.get('title') || name}`;
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

/** What a volunteer calls a record, such as "Desta Haile" or "Dues". */
function recordName(file: string, path: readonly string[], value: unknown): string {
  const key = path.at(-1) ?? '';
  if (recordPart(file, path.slice(0, -1))?.items) return entryName(value) ?? key;
  return fieldLabel(key, recordPart(file, path)?.title);
}

/** A value as lines of text. */
function linesOf(value: unknown, part: FormPart | undefined): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (value instanceof Map) return linesOf([...value.values()], part);
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, partAt(part, 0)));
  if (part?.look === 'phone') return [formatPhone(String(value))];
  if (!isFields(value)) return String(value).split('\n').filter(Boolean);
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = partAt(part, name);
    return linesOf(inner, own).map((line) => `${fieldLabel(name, own?.title)}: ${line}`);
  });
}

/** The fields in which two records differ, each with the lines that differ. */
function fieldChanges(file: string, path: readonly string[], was: unknown, is: unknown) {
  const part = recordPart(file, path);
  // A record without fields is one field without a name.
  const fieldsOf = (record: unknown) => (isFields(record) ? record : { '': record });
  const [before, after] = [fieldsOf(was), fieldsOf(is)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => {
      const own = name ? partAt(part, name) : part;
      const [old, now] = [linesOf(before[name], own), linesOf(after[name], own)];
      return {
        /** Empty when the record has no fields. */
        label: name && fieldLabel(name, own?.title),
        /** Lines of text. None for what isn't there. */
        was: old.filter((line) => !now.includes(line)),
        is: now.filter((line) => !old.includes(line)),
      };
    });
}

/** A record that two people changed, by its name, with the fields that differ. */
export function describeConflict(file: string, { path, mine, theirs }: Conflict) {
  const isText = path.length > 0 || /\.(md|ya?ml|csv)$/.test(file);
  return {
    title: titleOf(file),
    /** Such as "Desta Haile"; empty for a whole file. */
    name: path.length > 0 ? recordName(file, path, mine ?? theirs) : '',
    fields: isText ? fieldChanges(file, path, mine, theirs) : [],
  };
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

type RecordChange = {
  /** Unlike any other in the file. */
  readonly key: string;
  readonly name: string;
  readonly how: ReturnType<typeof howOf>;
  readonly fields: ReturnType<typeof fieldChanges>;
};

/** The records that differ. */
export function recordChanges(
  file: string,
  was: Records,
  is: Records,
  path: readonly string[] = [],
): readonly RecordChange[] {
  const now = recordPart(file, path)?.items ? withEarlierKeys(was, is) : is;
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((key): readonly RecordChange[] => {
    const [before, after, own] = [was.get(key), now.get(key), [...path, key]];
    if (before instanceof Map && after instanceof Map)
      return recordChanges(file, before, after, own);
    if (isDeepStrictEqual(before, after)) return [];
    const name = recordName(file, own, after ?? before);
    const fields = fieldChanges(file, own, before, after);
    return [{ key: JSON.stringify(own), name, how: howOf(before, after), fields }];
  });
}

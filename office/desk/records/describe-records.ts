// What volunteers call files and records, and what changed in them: "Events", "Annual meeting", "Place: Old Granary Hall".
import { isDeepStrictEqual } from 'node:util';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { postSchema } from '@appraisers/edition/schemas/post.ts';
import { entryName, isFields } from '#desk/fields.ts';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { fieldLabel, jsonSchemaOf, partAt } from '#desk/forms/json-form.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { tryYaml } from '#desk/writing/write-yaml.ts';
import { articleText } from './file-records.ts';
import type { Conflict, Records } from './merge-records.ts';

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
  if (folder === 'posts') {
    const head = bytes && tryYaml(splitArticle(textFileOf(bytes).text)?.head ?? '');
    return `Article: ${(isFields(head) && head.title) || name}`;
  }
  if (folder === 'pictures') return `Picture: ${name}`;
  return titles[file] ?? formOf(file)?.title ?? file;
}

export type FieldLines = {
  /** Empty when the record has no fields. */
  readonly label: string;
  /** Lines of text. None for what isn't there. */
  readonly was: readonly string[];
  readonly is: readonly string[];
};

export type RecordChange = {
  /** Unlike any other in the file. */
  readonly key: string;
  readonly name: string;
  readonly how: 'changed' | 'new' | 'removed';
  readonly fields: readonly FieldLines[];
};

/** The schema of a file, with the labels of its fields. */
function schemaOf(file: string): unknown {
  if (file.endsWith('.csv')) return { items: jsonSchemaOf(memberSchema) };
  if (file.startsWith('posts/')) return jsonSchemaOf(postSchema);
  const form = formOf(file);
  return form && jsonSchemaOf(form.schema);
}

const isList = (part: unknown) => isFields(part) && isFields(part.items);

/** The schema of a record. */
const partOf = (file: string, path: readonly string[]): unknown =>
  path.reduce((part, step) => partAt(part, isList(part) ? 0 : step), schemaOf(file));

/** What a volunteer calls a record, such as "Desta Haile" or "Dues". */
function recordName(file: string, path: readonly string[], value: unknown): string {
  const key = path.at(-1) ?? '';
  if (key === articleText) return 'Text';
  if (isList(partOf(file, path.slice(0, -1)))) return entryName(value) ?? key;
  return fieldLabel(key, partOf(file, path));
}

/** A value as lines of text. */
function linesOf(value: unknown, part: unknown): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (value instanceof Map) return linesOf([...value.values()], part);
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, partAt(part, 0)));
  if (isFields(part) && part.look === 'phone') return [formatPhone(String(value))];
  if (!isFields(value)) return String(value).split('\n').filter(Boolean);
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = partAt(part, name);
    return linesOf(inner, own).map((line) => `${fieldLabel(name, own)}: ${line}`);
  });
}

/** The lines that differ. */
function changedLines(label: string, was: unknown, is: unknown, part: unknown): FieldLines {
  const [old, now] = [linesOf(was, part), linesOf(is, part)];
  const without = (lines: readonly string[], others: readonly string[]) => {
    const there = new Set(others);
    return lines.filter((line) => !there.has(line));
  };
  return { label, was: without(old, now), is: without(now, old) };
}

/** The fields in which two records differ, each with the lines that differ. */
function fieldChanges(
  file: string,
  path: readonly string[],
  was: unknown,
  is: unknown,
): readonly FieldLines[] {
  const part = partOf(file, path);
  if (!isFields(was) || !isFields(is)) return [changedLines('', was, is, part)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !isDeepStrictEqual(was[name], is[name]))
    .map((name) => {
      const own = partAt(part, name);
      return changedLines(fieldLabel(name, own), was[name], is[name], own);
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

/** The records that differ. */
export function recordChanges(
  file: string,
  was: Records,
  is: Records,
  path: readonly string[] = [],
): readonly RecordChange[] {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): readonly RecordChange[] => {
    const [before, after, own] = [was.get(key), is.get(key), [...path, key]];
    if (before instanceof Map && after instanceof Map)
      return recordChanges(file, before, after, own);
    if (isDeepStrictEqual(before, after)) return [];
    const how = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed';
    const name = recordName(file, own, after ?? before);
    return [
      { key: JSON.stringify(own), name, how, fields: fieldChanges(file, own, before, after) },
    ];
  });
}

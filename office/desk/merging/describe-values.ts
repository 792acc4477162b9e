// What changed in a file, in the words of its form: "Dues: $100 → $120", "Added: Annual meeting".
import { isDeepStrictEqual } from 'node:util';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { postSchema } from '@appraisers/edition/schemas/post.ts';
import type { EntryChange } from '#desk/api-types.ts';
import { type Fields, isFields } from '#desk/fields.ts';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { partAt } from '#desk/forms/form-values.ts';
import { fieldLabel, jsonSchemaOf } from '#desk/forms/json-form.ts';
import { cellsOfRow } from './file-values.ts';
import { entriesByKey, type ValuePath } from './merge-values.ts';

/** The schema of a file, with the labels of its fields. */
function schemaOf(file: string): unknown {
  if (file.endsWith('.csv')) return { items: jsonSchemaOf(memberSchema) };
  if (file.startsWith('posts/')) return { properties: { fields: jsonSchemaOf(postSchema) } };
  const form = Object.values(deskForms).find((each) => each.file === file);
  return form && jsonSchemaOf(form.schema);
}

/** The schema at a step, which is the name of a field or of an entry. */
const partAtStep = (part: unknown, step: string) => partAt(part, step.startsWith('#') ? 0 : step);

/** An entry without the steps that only we have. */
const shown = (value: unknown) => (isFields(value) ? cellsOfRow(value) : value);

/** The name that people know an entry by. */
function entryName(entry: unknown, key: string): string {
  const fields = shown(entry);
  if (!isFields(fields)) return key.slice(1);
  const { firstName, lastName, title, name, label, heading } = fields;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  return String(person || name || title || label || heading || key.slice(1));
}

/** The value of the next step. */
function stepInto(value: unknown, step: string): unknown {
  if (step.startsWith('#')) return entriesByKey(value)?.get(step);
  return isFields(value) ? value[step] : undefined;
}

/** The labels of the steps to a value, such as "Annual meeting" and "Place". `value` has the whole file. */
export function labelsOfPath(file: string, path: ValuePath, value: unknown): readonly string[] {
  let [part, inner] = [schemaOf(file), value];
  const labels: string[] = [];
  for (const step of path) {
    inner = stepInto(inner, step);
    part = partAtStep(part, step);
    if (step.startsWith('~') || (step === 'fields' && file.startsWith('posts/'))) continue;
    labels.push(step.startsWith('#') ? entryName(inner, step) : fieldLabel(step, part));
  }
  return labels;
}

/** A value as lines of text. Nothing for a value that isn't there. */
export function linesOfValue(file: string, path: ValuePath, value: unknown): readonly string[] {
  const lines = (each: unknown, part: unknown): string[] => {
    if (each === undefined || each === null || each === '') return [];
    if (Array.isArray(each)) return each.flatMap((entry) => lines(entry, partAt(part, 0)));
    if (!isFields(each)) return String(each).split('\n');
    return Object.entries(cellsOfRow(each)).flatMap(([name, inner]) => {
      const own = partAt(part, name);
      return lines(inner, own).map((line) => `${fieldLabel(name, own)}: ${line}`);
    });
  };
  return lines(value, path.reduce(partAtStep, schemaOf(file)));
}

type Difference = { readonly path: ValuePath; readonly was: unknown; readonly is: unknown };

const withoutSame = (list: readonly unknown[], other: readonly unknown[]) =>
  list.filter((each) => !other.some((one) => isDeepStrictEqual(each, one)));

/** The smallest parts that differ. */
function differences(was: unknown, is: unknown, path: ValuePath = []): readonly Difference[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (isFields(was) && isFields(is)) {
    const [before, after]: readonly [Fields, Fields] = [was, is];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differences(before[name], after[name], [...path, name]),
    );
  }
  if (!Array.isArray(was) || !Array.isArray(is)) return [{ path, was, is }];
  const [before, after] = [entriesByKey(was), entriesByKey(is)];
  if (!before || !after) return [{ path, was: withoutSame(was, is), is: withoutSame(is, was) }];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const changed = keys.flatMap((key) =>
    differences(before.get(key), after.get(key), [...path, key]),
  );
  return changed.length > 0 ? changed : [{ path, was: [], is: [] }];
}

const unitOf = (path: ValuePath) => {
  const entry = path.findIndex((step) => step.startsWith('#'));
  return entry < 0 ? path : path.slice(0, entry + 1);
};

/** The changes from one value of a file to another, entry by entry. */
export function valueChanges(file: string, was: unknown, is: unknown): readonly EntryChange[] {
  const groups = Map.groupBy(differences(was, is), ({ path }) => JSON.stringify(unitOf(path)));
  return [...groups.values()].map((group): EntryChange => {
    const path = unitOf(group[0]?.path ?? []);
    const whole = group.find((each) => each.path.length === path.length);
    const how =
      whole?.was === undefined && whole
        ? 'new'
        : whole && whole.is === undefined
          ? 'removed'
          : 'changed';
    const root = how === 'removed' ? was : is;
    return {
      path,
      how,
      labels: labelsOfPath(file, path, root),
      fields: group.map((each) => ({
        label: labelsOfPath(file, each.path, root)
          .slice(labelsOfPath(file, path, root).length)
          .join(', '),
        was: linesOfValue(file, each.path, each.was),
        is: linesOfValue(file, each.path, each.is),
      })),
    };
  });
}

/** The value `before` with one part as it is in `after`: the way to take back a single change. */
export function withPart(before: unknown, after: unknown, path: ValuePath): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return after;
  const inner = withPart(stepInto(before, step), stepInto(after, step), rest);
  if (!step.startsWith('#')) {
    const { [step]: _, ...others } = isFields(before) ? before : {};
    return inner === undefined ? others : { ...(isFields(before) ? before : {}), [step]: inner };
  }
  const [own, other] = [entriesByKey(before), entriesByKey(after)];
  if (!own || !other) return before;
  const list = [...own].flatMap(([key, entry]) => (key === step ? [inner] : [entry]));
  if (inner === undefined || own.has(step)) return list.filter((entry) => entry !== undefined);
  // An entry that comes back follows the one that it followed.
  const keys = [...other.keys()];
  const above = keys.slice(0, keys.indexOf(step)).findLast((key) => own.has(key));
  const at = above === undefined ? 0 : [...own.keys()].indexOf(above) + 1;
  return list.toSpliced(at, 0, inner);
}

// The one way from a form to its files: opens, saves and removes what a form edits.
import type { ContentIssue } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Draft, EditKind, FormIssue, FormResponse } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { type FormPart, partAt } from '#desk/forms/form-part.ts';
import { fromForm, toForm } from '#desk/forms/form-values.ts';
import { dayOf } from '#import/list/member-list.ts';
import { articleEditor } from './article-saving.ts';
import { DeskError } from './desk-error.ts';
import { assertSame, digest, notSaved, save } from './edition-files.ts';
import { type Editor, formEditor } from './form-saving.ts';
import { memberEditor } from './member-saving.ts';

/** Each opens by its name; `new` is an empty one, whose name may come from the input that is saved. */
type OpenEditor = (edition: Edition, name: string, input?: unknown) => Editor;

const editors: Readonly<Record<EditKind, OpenEditor>> = {
  forms: formEditor,
  members: memberEditor,
  articles: articleEditor,
};

/** Of what was there when the form was opened. */
const hashOf = (name: string, { value }: Editor) =>
  name === 'new' ? '' : digest(JSON.stringify(value));

export function openEdit(edition: Edition, kind: EditKind, name: string): FormResponse {
  const editor = editors[kind](edition, name);
  const { title, lead, form, choices, value } = editor;
  const hash = hashOf(name, editor);
  return { title, lead, hash, form, choices, value: toForm(form, value) };
}

const future = 'This day is in the future. Enter today or an earlier day.';

/** The issues of days after today, which the build can't know. */
const futureDays = (form: FormPart, value: unknown) =>
  Object.entries(isFields(value) ? value : {}).flatMap(([name, day]) =>
    partAt(form, name)?.look === 'pastDay' && String(day) > dayOf(new Date())
      ? [{ path: [name], message: future }]
      : [],
  );

/** Where a form shows an issue of its file; empty when it doesn't show that part. */
function pathIn(form: FormPart, { path, field = '' }: ContentIssue): FormIssue['path'] {
  // A row has fields without paths, and the text of an article has neither.
  const inText = partAt(form, 'body') ? ['body'] : field.split(', ').slice(0, 1);
  const steps = path?.map((step) => (typeof step === 'number' ? step : String(step))) ?? inText;
  return steps[0] !== undefined && partAt(form, steps[0]) ? steps : [];
}

/**
 * Saves a form. Returns the name of what it edits.
 * @throws DeskError when that changed in the meantime, or a build would reject it.
 */
export function saveEdit(edition: Edition, kind: EditKind, opened: string, draft: Draft): string {
  const { hash, value: input, confirmed } = draft;
  const editor = editors[kind](edition, opened, input);
  const { name, title, form, file, value } = editor;
  assertSame(title, hashOf(opened, editor), hash);
  const days = futureDays(form, input);
  if (days.length > 0) throw new DeskError(notSaved, days);
  const changes = editor.changes(fromForm(form, input, value), confirmed);
  save(edition, changes, (issue) =>
    issue.file === edition.pathOf(file) ? pathIn(form, issue) : [],
  );
  return name;
}

/** Removes what a form edits. @throws DeskError when it changed in the meantime, or the site needs it. */
export function removeEdit(edition: Edition, kind: EditKind, name: string, hash: string): void {
  const editor = editors[kind](edition, name);
  assertSame(editor.title, hashOf(name, editor), hash);
  save(edition, editor.changes(undefined));
}

/** Gives fields of a form other values. @throws DeskError when a build would reject them. */
export function changeForm(edition: Edition, name: string, fields: object): void {
  const { hash, value } = openEdit(edition, 'forms', name);
  saveEdit(edition, 'forms', name, { hash, value: { ...Object(value), ...fields } });
}

// Opens and saves the forms of files, and single fields of files without a form.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Draft, FormResponse } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { type DeskFormDefinition, deskForms } from '#desk/forms/desk-forms.ts';
import { type FormPart, partAt, partOf, partOfFacts } from '#desk/forms/form-part.ts';
import { fromForm, toForm } from '#desk/forms/form-values.ts';
import { formatOf } from '#desk/records/file-records.ts';
import { assertNoFormIssues, DeskError, type PathOf, pathInFile } from './desk-error.ts';
import { assertCurrent, fileText, hashOf, saveValue } from './edition-files.ts';

export type FileForm = Omit<DeskFormDefinition, 'note' | 'group'>;

/** @throws DeskError when there is no such form. */
function formNamed(name: string): FileForm {
  const form = Object.hasOwn(deskForms, name) ? deskForms[name] : undefined;
  if (!form) throw new DeskError("We can't find that form. Select a task from the list.");
  return form;
}

const formPartOf = (edition: Edition, { file, schema, only }: FileForm): FormPart =>
  file === edition.facts.file ? partOfFacts(fileText(edition, file).text) : partOf(schema, only);

/** The form of a file, which may not be there yet. */
export function openFile(edition: Edition, opened: FileForm): FormResponse {
  const { title, lead, file } = opened;
  const form = formPartOf(edition, opened);
  // It may have more fields than the form. They come back as they are.
  const value = toForm(form, formatOf(file).read(fileText(edition, file).text));
  // A link may also lead to another site, so the volunteer types it.
  const { articles: _, ...choices } = edition.choices();
  return { title, lead, hash: hashOf(edition, file), form, choices, value };
}

export const openForm = (edition: Edition, name: string): FormResponse =>
  openFile(edition, formNamed(name));

const future = 'This day is in the future. Enter today or an earlier day.';

/** The issues of days after today, which the build can't know. */
export const futureDays = (form: FormPart, value: unknown, today: string) =>
  Object.entries(isFields(value) ? value : {}).flatMap(([name, day]) =>
    partAt(form, name)?.look === 'pastDay' && String(day) > today
      ? [{ path: [name], message: future }]
      : [],
  );

/**
 * Saves the form of a file.
 * @throws DeskError when the file changed in the meantime, or a build would reject it.
 */
export function saveFile(edition: Edition, saved: FileForm, { hash, value, today }: Draft): void {
  const { file, only } = saved;
  const form = formPartOf(edition, saved);
  assertCurrent(edition, file, hash);
  assertNoFormIssues(futureDays(form, value, today));
  const pathOf: PathOf = (issue) => {
    // The text of an article has no fields, and a form doesn't have every field of its file.
    if (!issue.path && partAt(form, 'body')) return ['body'];
    return !only || only.includes(String(issue.path?.[0])) ? pathInFile(issue) : [];
  };
  saveValue(edition, file, (before) => fromForm(form, value, before), pathOf);
}

export function saveForm(edition: Edition, name: string, draft: Draft): string {
  saveFile(edition, formNamed(name), draft);
  return name;
}

/** Sets the day of the last check of the members in site.yaml, such as 2026-11-22. */
export function setChecked(edition: Edition, day: string): void {
  const { file } = edition.site;
  saveValue(edition, file, (site) => ({ ...Object(site), directoryUpdated: day }));
}

// Opens and saves the forms of YAML files, and single fields of files without a form.
import { tryRead } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Draft, FormResponse } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { type DeskFormDefinition, deskForms } from '#desk/forms/desk-forms.ts';
import { factsForm } from '#desk/forms/facts-form.ts';
import { fromForm, toForm } from '#desk/forms/form-values.ts';
import { jsonForm, jsonSchemaOf, partAt } from '#desk/forms/json-form.ts';
import { yamlOf } from '#desk/writing/write-yaml.ts';
import { assertNoFormIssues, DeskError, type PathOf, pathInFile } from './desk-error.ts';
import { assertCurrent, fileText, saveYaml } from './edition-files.ts';

/** @throws DeskError when there is no such form. */
function formNamed(name: string): DeskFormDefinition {
  const form = Object.hasOwn(deskForms, name) ? deskForms[name] : undefined;
  if (!form) throw new DeskError("We can't find that form. Select a task from the list.");
  return form;
}

/** The choices of fields that depend on the edition, by the names that the schemas have for them. */
const choicesNow = ({ region, board, pages, ownPictures }: Edition) => ({
  timeZones: tryRead(() => region.read().timeZones.map(({ zone }) => zone)) ?? [],
  eventKinds: tryRead(pages.events.read)?.kinds,
  boardTitles: tryRead(board.read)?.titles,
  ownPictures: [...ownPictures().keys()],
});

/** The fields of a value that a form has, and the others. */
function parted(value: unknown, only: DeskFormDefinition['only']) {
  if (!only || !isFields(value)) return { own: value, others: {} };
  const fields = Object.entries(value);
  return {
    own: Object.fromEntries(fields.filter(([name]) => only.includes(name))),
    others: Object.fromEntries(fields.filter(([name]) => !only.includes(name))),
  };
}

export function openForm(edition: Edition, name: string): FormResponse {
  const { title, lead, only, file, schema } = formNamed(name);
  const { text, hash } = fileText(edition, file);
  // An optional file may not be there yet.
  const { own } = parted(yamlOf(text) ?? {}, only);
  const blank = file === edition.theme.file ? tryRead(edition.theme.read) : undefined;
  const form =
    file === edition.facts.file
      ? factsForm(text)
      : jsonForm(schema, { choices: choicesNow(edition), only, blank });
  return { title, lead, hash, ...form, value: toForm(jsonSchemaOf(schema, only), own) };
}

const future = 'This day is in the future. Enter today or an earlier day.';

/** The days of a check that are after today. */
const futureDays = (schema: unknown, value: unknown, today: string) =>
  Object.entries(isFields(value) ? value : {}).flatMap(([name, day]) => {
    const { look } = Object(partAt(schema, name));
    return look === 'pastDay' && String(day) > today ? [{ path: [name], message: future }] : [];
  });

/**
 * Saves a form.
 * @throws DeskError when the file changed in the meantime, or a build would reject it.
 */
export function saveForm(edition: Edition, name: string, { hash, value, today }: Draft): string {
  const { file, only, schema: whole } = formNamed(name);
  const schema = jsonSchemaOf(whole, only);
  assertCurrent(edition, file, hash);
  assertNoFormIssues(futureDays(schema, value, today));
  // The form doesn't have every field of its file.
  const pathOf: PathOf = (issue) =>
    !only || only.includes(String(issue.path?.[0])) ? pathInFile(issue) : [];
  saveYaml(
    edition,
    file,
    (before) => {
      const { own, others } = parted(before, only);
      const input = fromForm(schema, value, own);
      return isFields(input) ? { ...others, ...input } : input;
    },
    pathOf,
  );
  return name;
}

/** Sets the day of the last check of the members in site.yaml, such as 2026-11-22. */
export function setChecked(edition: Edition, day: string): void {
  const { file } = edition.site;
  saveYaml(edition, file, (site) => ({ ...Object(site), directoryUpdated: day }));
}

/** The forms of the list of tasks. */
export const formRows = () =>
  Object.entries(deskForms).map(([name, { title, note, group }]) => ({ name, title, note, group }));

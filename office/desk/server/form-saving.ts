// Opens and saves the forms of YAML files, and single fields of files without a form.

import { tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { ColumnAnswer, FormResponse } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { type DeskFormDefinition, deskForms } from '#desk/forms/desk-forms.ts';
import { factsForm, factsOf } from '#desk/forms/facts-form.ts';
import { cleanInput, type FieldChoices, type JsonForm, jsonForm } from '#desk/forms/json-form.ts';
import { yamlOf } from '#desk/writing/write-yaml.ts';
import { DeskError } from './desk-error.ts';
import { assertCurrent, fileText, saveYaml } from './edition-files.ts';

/** @throws DeskError when there is no such form. */
function formNamed(name: string): DeskFormDefinition {
  const form = Object.hasOwn(deskForms, name) ? deskForms[name] : undefined;
  if (!form) throw new DeskError("We can't find that form. Select a task from the list.");
  return form;
}

/** The choices of fields that depend on the edition. */
function choicesNow({ region, board, eventsPage, ownPictures }: Edition): FieldChoices {
  return {
    '*.timeZone': tryRead(() => region.read().timeZones.map(({ zone }) => zone)) ?? [],
    '*.kind': tryRead(eventsPage.read)?.kinds,
    'members.*.title': tryRead(board.read)?.titles,
    'members.*.image': [...ownPictures().keys()],
  };
}

function drawn(
  edition: Edition,
  { file, schema, words, only }: DeskFormDefinition,
  text: string,
  value: unknown,
): JsonForm {
  if (file === edition.facts.file) return factsForm(text, value);
  return jsonForm(schema, words, { choices: choicesNow(edition), ...(only ? { only } : {}) });
}

/** The fields of a value that a form has. */
const fieldsOf = (value: unknown, only: DeskFormDefinition['only']) =>
  only && isFields(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => only.includes(name)))
    : value;

export function openForm(edition: Edition, name: string): FormResponse {
  const form = formNamed(name);
  const { text, hash } = fileText(edition, form.file);
  const value = yamlOf(text);
  const { title, lead, only } = form;
  return { title, lead, hash, ...drawn(edition, form, text, value), value: fieldsOf(value, only) };
}

/** The whole value of the file with the fields that the form has. */
function completeValue(
  edition: Edition,
  value: unknown,
  before: unknown,
  { file, only }: DeskFormDefinition,
): unknown {
  const input = cleanInput(file === edition.facts.file ? factsOf(value) : value, before);
  if (!only || !isFields(before) || !isFields(input)) return input;
  const others = Object.entries(before).filter(([name]) => !only.includes(name));
  return { ...Object.fromEntries(others), ...input };
}

/**
 * Saves a form and opens it again.
 * @throws DeskError when the file changed in the meantime, or a build would reject it.
 */
export function saveForm(
  edition: Edition,
  name: string,
  hash: string,
  value: unknown,
): FormResponse {
  const form = formNamed(name);
  assertCurrent(edition, form.file, hash);
  saveYaml(edition, form.file, (before) => completeValue(edition, value, before, form));
  return openForm(edition, name);
}

/** Sets the day of the last check of the members in site.yaml, such as 2026-11-22. */
export function setChecked(edition: Edition, day: string): void {
  const { file } = edition.site;
  saveYaml(edition, file, (site) => {
    if (!isFields(site))
      throw new DeskError(`We can't read ${file}. Ask your webmaster to fix it.`);
    return { ...site, directoryUpdated: day };
  });
}

/**
 * Adds the answers to the questions of an import to membership.yaml.
 * @throws DeskError when a build would reject them.
 */
export function saveAnswers(edition: Edition, answers: readonly ColumnAnswer[]): void {
  saveYaml(edition, edition.membership.file, (before) => {
    const rule = isFields(before) ? before : {};
    const earlier: readonly unknown[] = Array.isArray(rule.answers) ? rule.answers : [];
    const added = answers.map(({ column, ignore, publish, keepOut }) =>
      ignore ? { column, ignore } : { column, publish, keepOut },
    );
    return { ...rule, answers: [...earlier, ...added] };
  });
}

// Opens and saves the forms of YAML files, and single fields of files without a form.

import { tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Theme } from '@appraisers/edition/loaders/read-theme.ts';
import type { Draft, FormResponse } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { type DeskFormDefinition, deskForms } from '#desk/forms/desk-forms.ts';
import { factsForm, factsOf } from '#desk/forms/facts-form.ts';
import { formPath, fromForm, futureDays, toForm } from '#desk/forms/form-values.ts';
import { type FieldChoices, type JsonForm, jsonForm, jsonSchemaOf } from '#desk/forms/json-form.ts';
import { yamlOf } from '#desk/writing/write-yaml.ts';
import { DeskError, steps } from './desk-error.ts';
import { assertCurrent, fileText, saveYaml } from './edition-files.ts';

/** @throws DeskError when there is no such form. */
function formNamed(name: string): DeskFormDefinition {
  const form = Object.hasOwn(deskForms, name) ? deskForms[name] : undefined;
  if (!form) throw new DeskError("We can't find that form. Select a task from the list.");
  return form;
}

/** The choices of fields that depend on the edition, by the names that the schemas have for them. */
const choicesNow = ({ region, board, pages, ownPictures }: Edition): FieldChoices => ({
  timeZones: tryRead(() => region.read().timeZones.map(({ zone }) => zone)) ?? [],
  eventKinds: tryRead(pages.events.read)?.kinds,
  boardTitles: tryRead(board.read)?.titles,
  ownPictures: [...ownPictures().keys()],
});

/** The form as it is drawn, and its schema with everything that we know about a field. */
function drawn(edition: Edition, { file, schema, only }: DeskFormDefinition, text: string) {
  if (file === edition.facts.file) return factsForm(text, yamlOf(text));
  const form = jsonForm(schema, { choices: choicesNow(edition), only });
  return file === edition.theme.file ? withColors(form, tryRead(edition.theme.read)) : form;
}

/** A field for a color shows the color that applies while it is blank. */
function withColors({ schema, uiSchema }: JsonForm, theme: Theme | undefined): JsonForm {
  const schemes = (['light', 'dark'] as const).map((scheme) => {
    const looks = isFields(uiSchema[scheme]) ? uiSchema[scheme] : {};
    const colors = Object.entries(theme?.[scheme] ?? {}).map(([name, color]) => [
      name,
      { ...Object(looks[name]), 'ui:placeholder': color },
    ]);
    return [scheme, { ...looks, ...Object.fromEntries(colors) }] as const;
  });
  return { schema, uiSchema: { ...uiSchema, ...Object.fromEntries(schemes) } };
}

/** The fields of a value that a form has. */
const fieldsOf = (value: unknown, only: DeskFormDefinition['only']) =>
  only && isFields(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => only.includes(name)))
    : value;

export function openForm(edition: Edition, name: string): FormResponse {
  const form = formNamed(name);
  const { title, lead, group, only } = form;
  const { text, hash } = fileText(edition, form.file);
  // An optional file may not be there yet.
  const value = toForm(jsonSchemaOf(form.schema, only), fieldsOf(yamlOf(text) ?? {}, only));
  return { title, lead, group, hash, ...drawn(edition, form, text), value };
}

/** The whole value of the file with the fields that the form has. */
function completeValue(
  edition: Edition,
  value: unknown,
  before: unknown,
  { file, schema, only }: DeskFormDefinition,
): unknown {
  const given = file === edition.facts.file ? factsOf(value) : value;
  const input = fromForm(jsonSchemaOf(schema, only), given, fieldsOf(before, only));
  if (!only || !isFields(before) || !isFields(input)) return input;
  const others = Object.entries(before).filter(([name]) => !only.includes(name));
  return { ...Object.fromEntries(others), ...input };
}

/** @throws DeskError when the day of a check is after today. */
function assertPast(schema: unknown, value: unknown, today: string): void {
  const issues = futureDays(schema, value, today).map((path) => ({
    path,
    message: 'This day is in the future. Enter today or an earlier day.',
  }));
  if (issues.length > 0) throw new DeskError('Not saved. Fix the items below.', issues);
}

/**
 * Saves a form.
 * @throws DeskError when the file changed in the meantime, or a build would reject it.
 */
export function saveForm(edition: Edition, name: string, { hash, value, today }: Draft): string {
  const form = formNamed(name);
  const { file, only } = form;
  const schema = jsonSchemaOf(form.schema, only);
  assertCurrent(edition, file, hash);
  assertPast(schema, value, today);
  const before = yamlOf(fileText(edition, file).text);
  const next = completeValue(edition, value, before, form);
  saveYaml(
    edition,
    file,
    () => next,
    ({ path = [] }, isOwn) => {
      const isShown = isOwn && (only === undefined || only.includes(String(path[0])));
      return isShown ? formPath(schema, next, steps(path)) : [];
    },
  );
  return name;
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

/** A form in the list of tasks. */
export type FormRow = Pick<DeskFormDefinition, 'title' | 'note' | 'group'> & {
  readonly name: string;
};

/** The forms of the list of tasks. */
export const formRows = (): readonly FormRow[] =>
  Object.entries(deskForms).map(([name, { title, note, group }]) => ({ name, title, note, group }));

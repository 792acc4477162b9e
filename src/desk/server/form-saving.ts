// Opens and saves a form of the desk.

import { isFields } from '#desk/fields.ts';
import { type DeskForm, deskForms } from '#desk/forms/desk-forms.ts';
import { factsForm, factsOf } from '#desk/forms/facts-form.ts';
import { type Choices, type JsonForm, jsonForm } from '#desk/forms/json-form.ts';
import { typedValue } from '#desk/forms/typed-value.ts';
import type { FormAnswer } from '#desk/shapes.ts';
import { withValue, yamlOf } from '#desk/writing/write-yaml.ts';
import { edition } from '#loaders/edition.ts';
import { ownPictures } from '#loaders/pictures.ts';
import { unlessFaulty } from '#loaders/together.ts';
import { DeskError } from './desk-error.ts';
import { fileText, refuseOutdated } from './file-text.ts';
import { save } from './save.ts';

/** @throws DeskError when there is no such form. */
function formNamed(name: string): DeskForm {
  const form = Object.hasOwn(deskForms, name) ? deskForms[name] : undefined;
  if (!form) throw new DeskError('The desk has no such form.');
  return form;
}

/** What is chosen from that only the edition knows. */
function choicesNow(): Choices {
  const zones = unlessFaulty(() => edition.region.read().timeZones.map(({ zone }) => zone)) ?? [];
  return { '*.timeZone': zones, 'members.*.image': [...ownPictures().keys()] };
}

function drawn({ file, schema, words, only }: DeskForm, text: string, value: unknown): JsonForm {
  if (file === edition.facts.file) return factsForm(text, value);
  return jsonForm(schema, words, { choices: choicesNow(), ...(only ? { only } : {}) });
}

/** The fields of a value that a form asks for. */
const askedOf = (value: unknown, only: DeskForm['only']) =>
  only && isFields(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => only.includes(name)))
    : value;

export function openForm(name: string): FormAnswer {
  const form = formNamed(name);
  const { text, hash } = fileText(form.file);
  const value = yamlOf(text);
  const { title, lead, only } = form;
  return { title, lead, hash, ...drawn(form, text, value), value: askedOf(value, only) };
}

/** The whole value of the file with what the form has for the fields that it asks for. */
function wholeValue(value: unknown, before: unknown, { file, only }: DeskForm): unknown {
  const typed = typedValue(file === edition.facts.file ? factsOf(value) : value, before);
  if (!only || !isFields(before) || !isFields(typed)) return typed;
  const others = Object.entries(before).filter(([name]) => !only.includes(name));
  return { ...Object.fromEntries(others), ...typed };
}

/**
 * Saves what a form has, and gives it as it stands then.
 * @throws DeskError when the file was changed meanwhile, or a build would not accept it.
 */
export function saveForm(name: string, hash: string, value: unknown): FormAnswer {
  const form = formNamed(name);
  refuseOutdated(form.file, hash);
  const { text, bytesOf } = fileText(form.file);
  const next = withValue(text, wholeValue(value, yamlOf(text), form));
  if (next !== text) save(new Map([[form.file, bytesOf(next)]]), form.file);
  return openForm(name);
}

/** Says in site.yaml that the members were checked on a day, such as 2026-11-22. */
export function setChecked(day: string): void {
  const { file } = edition.site;
  const { text, bytesOf } = fileText(file);
  const site = yamlOf(text);
  if (!isFields(site)) throw new DeskError(`${file} cannot be read.`);
  const next = withValue(text, { ...site, directoryUpdated: day });
  save(new Map([[file, bytesOf(next)]]), file);
}

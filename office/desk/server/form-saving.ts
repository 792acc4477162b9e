// Forms of files of the edition.
import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '@appraisers/edition/loaders/files.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { otherEncoding } from '@appraisers/edition/loaders/read-text.ts';
import type { FormResponse } from '#desk/api-types.ts';
import { type DeskFormDefinition, deskForms } from '#desk/forms/desk-forms.ts';
import { type FormPart, partOf, partOfFacts } from '#desk/forms/form-part.ts';
import { fileWith } from '#desk/records/file-records.ts';
import { DeskError } from './desk-error.ts';
import { bytesOnDisk } from './edition-files.ts';

/** What a form edits. */
export type Editor = Pick<FormResponse, 'title' | 'lead' | 'choices'> & {
  /** The name under which it is saved. */
  readonly name: string;
  readonly form: FormPart;
  /** What is there. Fields that the form doesn't have stay. */
  readonly value: unknown;
  readonly file: string;
  /** The files with another value, or without one. `confirmed` is the answer to what it asks. */
  readonly changes: (value: unknown, confirmed?: boolean) => Changes;
};

type FileForm = Omit<DeskFormDefinition, 'note' | 'group'> & { readonly name: string };

/** The form of a file, which may not be there yet. */
export function fileEditor(edition: Edition, { schema, only, ...named }: FileForm): Editor {
  const { file } = named;
  const bytes = bytesOnDisk(edition, file);
  // Saving would lose its special characters. Other issues of its text can be corrected in the form.
  if (bytes && otherEncoding(bytes)) edition.readText(file);
  const { text, read, write } = fileWith(file, bytes);
  const before = read();
  // A link may also lead to another site, so the volunteer types it.
  const { articles: _, ...choices } = edition.choices();
  return {
    ...named,
    form: file === edition.facts.file ? partOfFacts(text) : partOf(schema, only),
    choices,
    value: before,
    changes: (value) =>
      isDeepStrictEqual(value, before)
        ? {}
        : { [file]: value === undefined ? undefined : write(value) },
  };
}

/** @throws DeskError when there is no such form. */
export function formEditor(edition: Edition, name: string): Editor {
  const form = Object.hasOwn(deskForms, name) ? deskForms[name] : undefined;
  if (!form) throw new DeskError("We can't find that form. Select a task from the list.");
  return fileEditor(edition, { ...form, name });
}

// The form of a member: choices as selects, lists of known entries as check boxes.
import {
  type MemberField,
  memberFieldNames,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import {
  type DetailNames,
  readListCell,
  vocabularyOf,
} from '@appraisers/edition/loaders/detail-names.ts';
import { detailWording } from '@appraisers/edition/loaders/detail-wording.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { z } from 'zod';
import { phoneOf } from './form-values.ts';
import { type JsonForm, jsonForm } from './json-form.ts';

/** An entry of a list that the form offers. */
export type OfferedEntry = { readonly value: string; readonly label: string };

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The day of the confirmation is in a file of its own, which the website never gets. */
const formSchema = memberSchema.extend({
  confirmed: z.string().default('').meta({
    title: 'Confirmed by the member',
    look: 'pastDay',
    description: 'The day the member last said that this entry is right. Visitors never see it.',
  }),
});

/** The form with the counties and kinds of work of the edition. */
export function memberForm(edition: Edition): JsonForm {
  const details = edition.detailNames();
  const { credentials } = detailWording(edition.region.read(), []);
  const styleOf = (field: MemberField) => {
    const { kind, options = [] } = memberFields[field];
    if (kind === 'choice')
      return { 'ui:enumNames': options.map((name) => credentials[name] ?? withCapital(name)) };
    const known = [...(vocabularyOf(field, details)?.values ?? [])];
    const entries = known.map(([value, label]): OfferedEntry => ({ value, label }));
    return entries.length > 0 && { 'ui:widget': 'checks', 'ui:options': { entries } };
  };
  const { schema, uiSchema } = jsonForm(formSchema);
  const styles = memberFieldNames.map((name) => [name, styleOf(name) || uiSchema[name]] as const);
  return {
    schema,
    uiSchema: { ...uiSchema, ...Object.fromEntries(styles), id: { 'ui:readonly': true } },
  };
}

/** The input of a field as members.csv has it. What we can't read stays as it was typed, and has an issue. */
export function memberCell(field: MemberField, input: string, details: DetailNames): string {
  const { kind } = memberFields[field];
  if (kind === 'phone') return phoneOf(input);
  if (kind !== 'list') return input;
  const { known, unknown } = readListCell(input, vocabularyOf(field, details)?.valueFor);
  return unknown.length > 0 ? input : known.join('; ');
}

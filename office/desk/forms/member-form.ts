// The form of a member: choices as selects, lists of known entries as check boxes.
import {
  type MemberField,
  memberFieldNames,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import { vocabularyOf } from '@appraisers/edition/loaders/detail-issues.ts';
import { type DetailNames, readListCell } from '@appraisers/edition/loaders/detail-names.ts';
import { detailWording } from '@appraisers/edition/loaders/detail-wording.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import { z } from 'zod';
import { type JsonForm, jsonForm } from './json-form.ts';

/** An entry of a list that the form offers. */
export type OfferedEntry = { readonly value: string; readonly label: string };

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function styleOf(field: MemberField, details: DetailNames, region: Region) {
  const { kind, options = [] } = memberFields[field];
  const { credentials } = detailWording(region, []);
  if (kind === 'choice')
    return { 'ui:enumNames': options.map((option) => credentials[option] ?? withCapital(option)) };
  const values = vocabularyOf(field, details)?.values;
  if (!values || values.size === 0) return undefined;
  const entries = [...values].map(([value, label]): OfferedEntry => ({ value, label }));
  return { 'ui:widget': 'checks', 'ui:options': { entries } };
}

/** The day of the confirmation is in a file of its own, which the website never gets. */
const formSchema = memberSchema.extend({
  confirmed: z.string().default('').meta({
    title: 'Confirmed by the member',
    look: 'pastDay',
    description: 'The day the member last said that this entry is right. Visitors never see it.',
  }),
});

/** The form with the counties and kinds of work of the edition. */
export function memberForm(details: DetailNames, region: Region): JsonForm {
  const { schema, uiSchema } = jsonForm(formSchema);
  const styles = memberFieldNames.flatMap((name) => {
    const style = styleOf(name, details, region);
    return style ? [[name, style] as const] : [];
  });
  return { schema, uiSchema: { ...uiSchema, ...Object.fromEntries(styles) } };
}

/** The text of a list as members.csv has it. With an unknown entry it stays as it was typed. */
export function listFromInput(field: MemberField, input: string, details: DetailNames): string {
  const { known, unknown } = readListCell(input, vocabularyOf(field, details)?.valueFor);
  return unknown.length > 0 ? input : known.join('; ');
}

// The form of a member: choices as selects, lists of known entries as check boxes.
import {
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';
import { type DetailNames, readListCell } from '@appraisers/edition/loaders/detail-names.ts';
import { detailWording } from '@appraisers/edition/loaders/directory-file.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { z } from 'zod';
import type { Choice, FormResponse } from '#desk/api-types.ts';
import { type FormPart, partOf } from './form-part.ts';

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const { properties: memberParts = {}, ...memberPart } = partOf(
  memberSchema.extend({
    id: memberSchema.shape.id.meta({ look: 'fixed' }),
    /** The day is in a file of its own, which the website never gets. */
    confirmed: z.string().default('').meta({
      title: 'Confirmed by the member',
      look: 'pastDay',
      description: 'The day the member last said that this entry is right. Visitors never see it.',
    }),
  }),
);

/** The form with the counties and kinds of work of the edition. */
export function memberForm(
  edition: Edition,
): Pick<FormResponse, 'choices'> & { readonly form: FormPart } {
  const details = edition.detailNames();
  const { credentials } = detailWording(edition.region.read(), []);
  const choices = recordOf(memberFieldNames, (field): readonly Choice[] => {
    const known = details[field]?.values ?? [];
    const { options = [] } = memberFields[field];
    return [
      ...options.map((value) => ({ value, label: credentials[value] ?? withCapital(value) })),
      ...[...known].map(([value, label]) => ({ value, label })),
    ];
  });
  const chosen = memberFieldNames.filter((field) => choices[field].length > 0);
  const parts = recordOf(chosen, (field) => {
    const look = memberFields[field].kind === 'list' ? 'checks' : undefined;
    return { ...memberParts[field], look, choices: field };
  });
  return { form: { ...memberPart, properties: { ...memberParts, ...parts } }, choices };
}

/** A list as members.csv has it, and other fields as they are. One that we can't read stays and has an issue. */
export function memberCell(field: MemberField, input: string, details: DetailNames): string {
  if (memberFields[field].kind !== 'list') return input;
  const { known, unknown } = readListCell(input, details[field]?.valueFor);
  return unknown.length > 0 ? input : known.join('; ');
}

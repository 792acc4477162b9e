// Why a person of an export can't be listed in the directory.
import {
  type MemberField,
  memberFieldNames,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import { placeIssues } from '@appraisers/edition/loaders/member-issues.ts';
import { schemaIssues } from '@appraisers/edition/loaders/schema-issues.ts';
import { shownValue } from '@appraisers/edition/schemas/issue-message.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import type { Person } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { textIssue } from './read-cell.ts';

const shape = memberSchema.omit({ id: true, lat: true, lng: true });

const inPlatform = 'Fix it in the membership platform, then export or pull again.';

/** A couple in one row. */
const twoPeople = /\p{L} ?[&+/] ?\p{L}|\p{L} and \p{L}/iu;

/** Why no list should have the text of a field, whatever its schema says. */
function issueOfText(field: MemberField, text: string): string | undefined {
  const isCouple = memberFields[field].kind === 'name' && twoPeople.test(text);
  const ofCouple = isCouple ? `${shownValue(text)} names two people. Give each a row.` : undefined;
  return textIssue(text) ?? ofCouple;
}

function hintFor(field: MemberField, person: Person, { region, geography }: ImportContext) {
  if (field === 'zip' && /^\d{5}$/.test(person.zip)) {
    return `${inPlatform} If the ZIP code is new, add it to places.yaml. To leave out all members outside ${region.name}, set \`otherStatesOut: true\` in membership.yaml.`;
  }
  if (field === 'city' && person.city !== '' && !geography.knows(person.city)) {
    return `${inPlatform} If it is a place in ${region.name}, add it to places.yaml.`;
  }
  return inPlatform;
}

/** The first issue of each field. */
export function validatePerson(person: Person, context: ImportContext) {
  const { error } = shape.safeParse(person);
  const bySchema = error ? schemaIssues(error, person, (path) => ({ field: path.join('.') })) : [];
  const byPlace = placeIssues({ line: 0, cells: person }, context.geography);
  return memberFieldNames.flatMap((field) => {
    const other = [...bySchema, ...byPlace].find((issue) => issue.field === field);
    const reason = issueOfText(field, person[field]) ?? other?.reason;
    return reason === undefined ? [] : [{ field, reason, hint: hintFor(field, person, context) }];
  });
}

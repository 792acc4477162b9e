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
import { shown } from '#import/import-error.ts';
import type { CellNote, Person } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { textIssue } from './read-cell.ts';
import type { Source } from './read-person.ts';

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

/** The first issue of each field, with the cell it came from. */
export function validatePerson(
  who: Pick<CellNote, 'row' | 'name'>,
  person: Person,
  sources: Readonly<Record<MemberField, Source>>,
  context: ImportContext,
): readonly CellNote[] {
  const { error } = shape.safeParse(person);
  const bySchema = error ? schemaIssues(error, person, (path) => ({ field: path.join('.') })) : [];
  const byPlace = placeIssues({ line: 0, cells: person }, context.geography);
  return memberFieldNames.flatMap((field) => {
    const other = [...bySchema, ...byPlace].find((issue) => issue.field === field);
    const reason = issueOfText(field, person[field]) ?? other?.reason;
    if (reason === undefined) return [];
    const { column, value } = sources[field];
    const hint = hintFor(field, person, context);
    return [{ ...who, column: column || field, value: shown(value), reason, hint }];
  });
}

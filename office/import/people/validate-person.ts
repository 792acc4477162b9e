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
import { invisibleChars } from '@appraisers/edition/schemas/text.ts';
import type { Source } from '#import/columns/column-map.ts';
import { shown } from '#import/import-error.ts';
import { type CellIssue, type Person, personName } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { hasLostLetters, isFormula } from './read-cell.ts';

const shape = memberSchema.omit({ id: true, lat: true, lng: true });

const inPlatform = 'Fix it in the membership platform, then export or pull again.';

type PersonIssue = { readonly field: MemberField; readonly reason: string };

/** A couple in one row. */
const twoPeople = /\p{L} ?[&+/] ?\p{L}|\p{L} and \p{L}/iu;

/** Issues that no schema sees: formulas, invisible characters, couples and lost letters. */
function textIssues(person: Person): PersonIssue[] {
  return memberFieldNames.flatMap((field): PersonIssue[] => {
    const text = person[field];
    const value = shownValue(text);
    if (isFormula(text))
      return [{ field, reason: `A spreadsheet would run ${value} as a formula.` }];
    if (text.search(invisibleChars) >= 0)
      return [{ field, reason: `${value} has an invisible character.` }];
    if (memberFields[field].kind === 'name' && twoPeople.test(text))
      return [{ field, reason: `${value} names two people. Give each a row.` }];
    return hasLostLetters(text) ? [{ field, reason: `${value} has lost letters.` }] : [];
  });
}

function fieldIssues(person: Person, { geography }: ImportContext): PersonIssue[] {
  const { error } = shape.safeParse(person);
  const bySchema = error ? schemaIssues(error, person, (path) => ({ field: path.join('.') })) : [];
  const all = [...bySchema, ...placeIssues({ line: 0, cells: person }, geography)];
  return [
    ...textIssues(person),
    ...all.flatMap((issue) => {
      const field = memberFieldNames.find((known) => known === issue.field);
      return field ? [{ field, reason: issue.reason }] : [];
    }),
  ];
}

function hintFor(
  { field }: PersonIssue,
  person: Person,
  { region, geography }: ImportContext,
): string {
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
  row: number,
  person: Person,
  sources: Readonly<Record<MemberField, Source>>,
  context: ImportContext,
): CellIssue[] {
  const wrong = fieldIssues(person, context);
  return memberFieldNames.flatMap((field) => {
    const first = wrong.find((one) => one.field === field);
    if (!first) return [];
    const { column, value } = sources[field];
    return [
      {
        row,
        person: shown(personName(person)),
        column: column || field,
        value: shown(value),
        reason: first.reason,
        hint: hintFor(first, person, context),
      },
    ];
  });
}

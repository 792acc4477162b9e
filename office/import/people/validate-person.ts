// Why a person of an export cannot become a member of the directory.

import { type MemberField, memberFieldNames } from '@appraisers/directory/member-fields.ts';
import { placeIssues } from '@appraisers/edition/loaders/member-issues.ts';
import { invisibleChars } from '@appraisers/edition/loaders/read-text.ts';
import { schemaIssues } from '@appraisers/edition/loaders/schema-issues.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { shown } from '#import/import-error.ts';
import { type CellIssue, type Person, personName } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { hasLostLetters, isFormula } from './read-cell.ts';
import type { Source } from './read-person.ts';

const shape = memberSchema.omit({ id: true, lat: true, lng: true });

const inPlatform = 'Correct it in the membership platform, then export or pull again.';

type PersonIssue = { readonly field: MemberField; readonly expected: string };

/** What a schema cannot know of a text: what a spreadsheet does with it, and what it has been. */
function textIssues(person: Person): PersonIssue[] {
  return memberFieldNames.flatMap((field): PersonIssue[] => {
    const text = person[field];
    if (isFormula(text))
      return [{ field, expected: 'a text that no spreadsheet takes for a formula' }];
    if (text.search(invisibleChars) >= 0)
      return [{ field, expected: 'a text without the sign in it that cannot be seen' }];
    return hasLostLetters(text)
      ? [{ field, expected: 'the letters themselves, which were lost when it was saved' }]
      : [];
  });
}

function fieldIssues(person: Person, { geography }: ImportContext): PersonIssue[] {
  const { error } = shape.safeParse(person);
  const bySchema = error ? schemaIssues(error, person, (path) => ({ field: path.join('.') })) : [];
  const all = [...bySchema, ...placeIssues({ row: 0, cells: person }, geography)];
  return [
    ...textIssues(person),
    ...all.flatMap((issue) => {
      const field = memberFieldNames.find((known) => known === issue.field);
      return field ? [{ field, expected: issue.expected }] : [];
    }),
  ];
}

function hintFor(
  { field }: PersonIssue,
  person: Person,
  { region, geography }: ImportContext,
): string {
  if (field === 'zip' && /^\d{5}$/.test(person.zip)) {
    return `${inPlatform} Members outside of ${region.name} stay out without being asked about with \`otherStatesOut: true\` in membership.yaml; a ZIP that is new is added to places.yaml.`;
  }
  if (field === 'city' && person.city !== '' && !geography.knows(person.city)) {
    return `${inPlatform} If it is a place of ${region.name}, add it to places.yaml.`;
  }
  return inPlatform;
}

/** The first issue of each field, with the cell that it came from. */
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
        reason: `expected ${first.expected}`,
        hint: hintFor(first, person, context),
      },
    ];
  });
}

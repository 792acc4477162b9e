// Why a person of an export cannot become a member of the directory.
import { faultsOfSchema } from '@appraisers/edition/loaders/faults-of-schema.ts';
import { faultsOfPlace } from '@appraisers/edition/loaders/member-faults.ts';
import { unseen } from '@appraisers/edition/loaders/read-text.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import { shown } from '#import/import-stop.ts';
import { hasLostLetters, isFormula } from './clean-text.ts';
import { nameOf, type Person, type Refusal } from './entry.ts';
import type { Ground } from './ground.ts';
import type { Source } from './read-person.ts';

const shape = memberSchema.omit({ id: true, lat: true, lng: true });
const fields = shape.keyof().options;

const inPlatform = 'Correct it in the membership platform, then export or pull again.';

type Wrong = { readonly field: keyof Person; readonly expected: string };

/** What a schema cannot know of a text: what a spreadsheet does with it, and what it has been. */
function wrongTexts(person: Person): Wrong[] {
  return fields.flatMap((field): Wrong[] => {
    const text = person[field] ?? '';
    if (isFormula(text))
      return [{ field, expected: 'a text that no spreadsheet takes for a formula' }];
    if (text.search(unseen) >= 0)
      return [{ field, expected: 'a text without the sign in it that cannot be seen' }];
    return hasLostLetters(text)
      ? [{ field, expected: 'the letters themselves, which were lost when it was saved' }]
      : [];
  });
}

function wrongFields(person: Person, { geography }: Ground): Wrong[] {
  const cells = { ...person, phone: person.phone ?? '' };
  const { error } = shape.safeParse(cells);
  const bySchema = error ? faultsOfSchema(error, cells, (path) => ({ field: path.join('.') })) : [];
  const all = [...bySchema, ...faultsOfPlace({ row: 0, cells }, geography)];
  return [
    ...wrongTexts(person),
    ...all.flatMap((fault) => {
      const field = fields.find((known) => known === fault.field);
      return field ? [{ field, expected: fault.expected }] : [];
    }),
  ];
}

function remedyOf({ field }: Wrong, person: Person, { region, geography }: Ground): string {
  if (field === 'zip' && /^\d{5}$/.test(person.zip)) {
    return `${inPlatform} Members outside of ${region.name} stay out without being asked about with \`otherStatesOut: true\` in membership.yaml; a ZIP that is new is added to places.yaml.`;
  }
  if (field === 'city' && person.city !== '' && !geography.knows(person.city)) {
    return `${inPlatform} If it is a place of ${region.name}, add it to places.yaml.`;
  }
  return inPlatform;
}

/** The faults of a person, the first of each field, with the cells they stand in. */
export function faultsOfPerson(
  row: number,
  person: Person,
  sources: Readonly<Record<keyof Person, Source>>,
  ground: Ground,
): Refusal[] {
  const wrong = wrongFields(person, ground);
  return fields.flatMap((field) => {
    const first = wrong.find((one) => one.field === field);
    if (!first) return [];
    const { column, value } = sources[field];
    return [
      {
        row,
        person: shown(nameOf(person)),
        column: column || field,
        value: shown(value),
        reason: `expected ${first.expected}`,
        remedy: remedyOf(first, person, ground),
      },
    ];
  });
}

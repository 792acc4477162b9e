// What members say about their work. All of it is optional.
import type { Appraiser } from './appraiser.ts';
import type { MemberField } from './member-fields.ts';
import { oncePerText } from './once-per-text.ts';

export const detailFields = [
  'license',
  'credential',
  'counties',
  'work',
  'homeowners',
  'languages',
  'designations',
  'website',
] as const satisfies readonly MemberField[];

const detailNames: ReadonlySet<string> = new Set(detailFields);

export const isDetailField = (name: string): boolean => detailNames.has(name);

/** The entries of a list field, which has a semicolon between them. */
export const listItems = oncePerText((text): readonly string[] =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

/** Whether a member says anything about their work. */
export const hasDetails = (member: Appraiser): boolean =>
  detailFields.some((field) => member[field] !== '');

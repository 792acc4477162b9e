// The details of a member from an export. Only what the import understands is listed: an unknown value
// never stops the person, and is reported.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';
import { plainText, plainWords } from '@appraisers/directory/place-names.ts';
import { readListCell, vocabularyOf } from '@appraisers/edition/loaders/detail-names.ts';
import { schemaIssues } from '@appraisers/edition/loaders/schema-issues.ts';
import { shownValue } from '@appraisers/edition/schemas/issue-message.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import type { ImportContext } from '#import/list/current-list.ts';
import { meansYes, textIssue, unassigned } from './read-cell.ts';

/** What a cell says, and why a part of it was left out. */
export type DetailRead = {
  readonly text: string;
  readonly reason?: string;
};

/** Names of credentials without the words that they share. */
const credentialKey = (text: string) =>
  plainText(plainWords(text).replaceAll(/\b(?:state|real estate|real property|appraiser)\b/g, ''));

/** Short forms that states and platforms use. */
const otherNames: Readonly<Record<string, string>> = {
  certres: 'certified-residential',
  certifiedres: 'certified-residential',
  certgen: 'certified-general',
  certifiedgen: 'certified-general',
  licensedresidential: 'licensed',
  notnow: 'not now',
  notcurrently: 'not now',
  notatthistime: 'not now',
};

/** The option that a cell means; undefined unless it is exactly one. */
function readChoice(
  field: MemberField,
  cell: string,
  { geography }: ImportContext,
): string | undefined {
  const { options = [] } = memberFields[field];
  const key = credentialKey(cell);
  const wording = Object.entries(geography.region.licensing.credentials ?? {});
  const [worded] = wording.find(([, name]) => credentialKey(name) === key) ?? [];
  const says = meansYes(cell);
  const yesOrNo = says === undefined ? undefined : says ? 'yes' : 'no';
  const meant = [
    options.find((option) => credentialKey(option) === key),
    worded,
    Object.hasOwn(otherNames, key) ? otherNames[key] : undefined,
    yesOrNo,
  ];
  return meant.find((option) => option !== undefined && options.includes(option));
}

function schemaIssue(field: MemberField, text: string): string | undefined {
  const { error } = memberSchema.shape[field].safeParse(text);
  const [issue] = error ? schemaIssues(error, text) : [];
  return issue?.reason;
}

function readList(field: MemberField, cell: string, { details }: ImportContext): DetailRead {
  const vocabulary = vocabularyOf(field, details);
  const { known, unknown } = readListCell(cell, vocabulary?.valueFor);
  const text = known.join('; ');
  if (unknown.length === 0) return { text };
  const reason = unknown.map((entry) => `${shownValue(entry)} isn't ${vocabulary?.what}.`);
  return { text, reason: reason.join(' ') };
}

/** Reads the cell of a detail, which has no spaces around it. */
export function readDetail(field: MemberField, cell: string, context: ImportContext): DetailRead {
  if (unassigned.test(cell)) return { text: '' };
  const { kind } = memberFields[field];
  if (kind === 'choice') {
    const text = readChoice(field, cell, context);
    return text === undefined
      ? { text: '', reason: `${shownValue(cell)} isn't a choice.` }
      : { text };
  }
  const read = kind === 'list' ? readList(field, cell, context) : { text: cell };
  const reason = textIssue(read.text) ?? schemaIssue(field, read.text);
  return reason === undefined ? read : { text: '', reason };
}

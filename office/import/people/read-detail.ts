// The details of a member from an export. Only what the import understands is listed: an unknown value
// never stops the person, and is reported.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';
import { plainText, plainWords } from '@appraisers/directory/place-names.ts';
import { readListCell } from '@appraisers/edition/loaders/detail-names.ts';
import { schemaIssues } from '@appraisers/edition/loaders/schema-issues.ts';
import { shownValue } from '@appraisers/edition/schemas/issue-message.ts';
import { memberSchema } from '@appraisers/edition/schemas/member.ts';
import type { ImportContext } from '#import/list/member-list.ts';
import { textIssue, unassigned } from './read-cell.ts';

/** Names of credentials without the words that they share. */
const credentialKey = (text: string) =>
  plainText(plainWords(text).replaceAll(/\b(?:state|real estate|real property|appraiser)\b/g, ''));

/** Short forms that states and platforms use. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['certres', 'certified-residential'],
  ['certifiedres', 'certified-residential'],
  ['certgen', 'certified-general'],
  ['certifiedgen', 'certified-general'],
  ['licensedresidential', 'licensed'],
  ['notnow', 'not now'],
  ['notcurrently', 'not now'],
  ['notatthistime', 'not now'],
]);

const yes = /^(yes|y|true|t|1|x|✓|checked|on)$/i;
const no = /^(no|n|false|f|0|unchecked|off|never)$/i;

/** The option that a cell means; undefined unless it is exactly one. */
function readChoice(
  field: MemberField,
  cell: string,
  { geography }: ImportContext,
): string | undefined {
  const { options = [] } = memberFields[field];
  const key = credentialKey(cell);
  const wording = Object.entries(geography.region.licensing.credentials ?? {});
  return [
    options.find((option) => credentialKey(option) === key),
    wording.find(([, name]) => credentialKey(name) === key)?.[0],
    otherNames.get(key),
    yes.test(cell) ? 'yes' : undefined,
    no.test(cell) ? 'no' : undefined,
  ].find((option) => option !== undefined && options.includes(option));
}

/** What the cell of a detail says, which has no spaces around it, and why a part of it is left out. */
export function readDetail(
  field: MemberField,
  cell: string,
  context: ImportContext,
): { readonly text: string; readonly unread?: string } {
  if (unassigned.test(cell)) return { text: '' };
  const { kind } = memberFields[field];
  if (kind === 'choice') {
    const text = readChoice(field, cell, context);
    return text ? { text } : { text: '', unread: `${shownValue(cell)} isn't a choice.` };
  }
  const vocabulary = context.details[field];
  const list = kind === 'list' ? readListCell(cell, vocabulary?.valueFor) : undefined;
  const text = list ? list.known.join('; ') : cell;
  const { error } = memberSchema.shape[field].safeParse(text);
  const [issue] = error ? schemaIssues(error, text) : [];
  const reason = textIssue(text) ?? issue?.reason;
  if (reason !== undefined) return { text: '', unread: reason };
  const unknown = (list?.unknown ?? []).map(
    (entry) => `${shownValue(entry)} isn't ${vocabulary?.what}.`,
  );
  return unknown.length > 0 ? { text, unread: unknown.join(' ') } : { text };
}

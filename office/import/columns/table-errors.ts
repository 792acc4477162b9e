// Why an export has no table of members, in sentences.
import { issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import type { ColumnUse } from '@appraisers/edition/schemas/membership.ts';
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, Sheet, SheetRow } from '#import/reading/export-file.ts';

/** A row that may be the header of the table. */
export type Candidate = {
  readonly sheet: Sheet;
  readonly row: SheetRow;
  /** What its known columns have, and how many of its cells may name a column. */
  readonly uses: readonly ColumnUse[];
  readonly labels: number;
};

/** Says what is there instead of a header. */
export function noTable(file: ExportFile): ImportError {
  const [first] = file.sheets.flatMap(({ top }) => top);
  if (!first) return new ImportError(`${file.name} is empty. Export the members again.`);
  return new ImportError(
    issueSentence({
      file: file.name,
      row: first.row,
      reason: `We found no column names. The first row is "${shown(first.cells.join(', '))}".`,
      hint: 'Export the members with a header such as "First name, Last name, Email, Phone, City, Zip".',
    }),
  );
}

/** People who left a mailing list. */
const ofLeavers =
  /\b(un ?subscribe[sdr]?s?|un ?subs|non ?subscribed|cleaned|bounce[sd]?|suppress(ed|ions?)|dnc|no longer|opt(ed)? ?outs?|removed|removals?|do not (list|publish|contact|mail|email|call))\b/i;
const ofFormerMembers =
  /\b(former|past members?|lapsed|expired|inactive|dropped|dead|deceased|resigned|retired|cancell?ed|terminated|withdrawn|suspended|archived?|unpaid|delinquent|prospects?|prospective|applicants?|leads|who left|(non|not|ex) ?(members?|renew(ed|als?|ing)|active))\b/i;

/**
 * The name of the sheet or the file, or a title, may say that no one in it is a member. If a column decides,
 * a name such as "Active and lapsed" may be right.
 * @throws ImportError that asks to rename it.
 */
export function assertMembers(
  file: ExportFile,
  { sheet, row: header }: Candidate,
  hasDecidingColumn: boolean,
): void {
  const titles = sheet.top.flatMap(({ row, cells }) => (row < header.row ? [cells.join(' ')] : []));
  const isOneOfSeveral = sheet.name !== undefined && file.sheets.length > 1;
  const names = [sheet.name ?? '', ...(isOneOfSeveral ? [] : [file.name]), ...titles];
  const name = names.find((text) => {
    const words = text.replaceAll(/[^\p{L}]+/gu, ' ');
    return ofLeavers.test(words) || (!hasDecidingColumn && ofFormerMembers.test(words));
  });
  if (name === undefined) return;
  throw new ImportError(
    `"${shown(name)}" seems to be a list of people who aren't members. If they are members, rename it and import again.`,
  );
}

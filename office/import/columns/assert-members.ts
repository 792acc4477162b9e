// Refuses an export of people who aren't members.
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, Sheet } from '#import/reading/export-file.ts';

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
  sheet: Sheet,
  headerRow: number,
  hasDecidingColumn: boolean,
): void {
  const titles = sheet.top.flatMap(({ row, cells }) => (row < headerRow ? [cells.join(' ')] : []));
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

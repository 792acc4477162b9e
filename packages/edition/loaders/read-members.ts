// Reads members.csv and member-numbers.csv: each row by its schema, then the file as a whole.
import { shownValue } from '#schemas/issue-message.ts';
import {
  type Member,
  type MemberNumber,
  memberColumns,
  memberNumberColumns,
  memberNumberSchema,
  memberSchema,
  optionalColumns,
} from '#schemas/member.ts';
import { withFile } from './collect-issues.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import { detailIssues } from './detail-issues.ts';
import type { DetailNames } from './detail-names.ts';
import { duplicateIssues, placeIssues } from './member-issues.ts';
import { readTable } from './read-table.ts';
import { schemaIssues } from './schema-issues.ts';
import type { Geography } from './town-at-zip.ts';

const nowhere = { lat: 0, lng: 0 };

/**
 * The members of the directory, from the text of their file. `file` is only for messages.
 * @throws ContentError with every issue of the file.
 */
export const readMemberFile = (
  file: string,
  text: string,
  geography: Geography,
  details: DetailNames,
): readonly Member[] =>
  withFile(file, () => {
    const { rows, issues: broken } = readTable(file, text, memberColumns, optionalColumns);
    const members: Member[] = [];
    const issues = rows.flatMap(({ line, cells }) => {
      const result = memberSchema.safeParse(cells);
      if (result.success) {
        const { lat, lng, ...member } = result.data;
        const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
        // A ZIP without a point is reported below.
        members.push({ ...member, ...(point ?? geography.pointOf(member.zip) ?? nowhere) });
      }
      const placeOf = (path: readonly PropertyKey[]) => ({ line, field: path.join('.') });
      return [
        ...(result.success ? [] : schemaIssues(result.error, cells, placeOf)),
        // A row with other issues may also have these.
        ...placeIssues({ line, cells }, geography),
        ...detailIssues({ line, cells }, details),
      ];
    });
    const all = [...broken, ...issues, ...duplicateIssues(rows)];
    if (all.length === 0) return members;
    throw new ContentError(
      file,
      all.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    );
  });

/**
 * The numbers that members have or had, from the text of their file. `file` is only for messages.
 * @throws ContentError with every issue of the file.
 */
export const memberNumbersOf = (file: string, text: string): readonly MemberNumber[] =>
  withFile(file, () => {
    const { rows, issues } = readTable(file, text, memberNumberColumns);
    const all: ContentIssue[] = [...issues];
    const earlier = new Map<string, number>();
    const numbers = rows.flatMap(({ line, cells }) => {
      const { data, error } = memberNumberSchema.safeParse(cells);
      if (error) {
        all.push(...schemaIssues(error, cells, (path) => ({ line, field: path.join('.') })));
        return [];
      }
      for (const field of ['id', 'platformId'] as const) {
        if (data[field] === '') continue;
        const first = earlier.get(`${field} ${data[field]}`);
        earlier.set(`${field} ${data[field]}`, first ?? line);
        if (first === undefined) continue;
        const reason = `Line ${first} already has ${shownValue(cells[field])}.`;
        all.push({ line, field, reason, hint: 'Remove one of the two lines.' });
      }
      return [data];
    });
    if (all.length === 0) return numbers;
    throw new ContentError(
      file,
      all.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    );
  });

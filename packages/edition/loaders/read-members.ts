// Reads members.csv and the tables beside it: each row by its schema, then the file as a whole.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { z } from 'zod';
import { shownValue } from '#schemas/issue-message.ts';
import {
  confirmationColumns,
  type Member,
  type MemberNumber,
  memberColumns,
  memberNumberColumns,
  memberNumberSchema,
  memberSchema,
  optionalColumns,
} from '#schemas/member.ts';
import { withFile } from './collect-issues.ts';
import { assertNoIssues, type ContentIssue } from './content-error.ts';
import { detailIssues } from './detail-issues.ts';
import type { DetailNames } from './detail-names.ts';
import { duplicateIssues, placeIssues } from './member-issues.ts';
import { readTable } from './read-table.ts';
import { schemaIssues } from './schema-issues.ts';
import type { Geography } from './town-at-zip.ts';

const nowhere = { lat: 0, lng: 0 };

const placeIn = (line: number) => (path: readonly PropertyKey[]) => ({
  line,
  field: path.join('.'),
});

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
      return [
        ...(result.success ? [] : schemaIssues(result.error, cells, placeIn(line))),
        // A row with other issues may also have these.
        ...placeIssues({ line, cells }, geography),
        ...detailIssues({ line, cells }, details),
      ];
    });
    assertNoIssues(file, [...broken, ...issues, ...duplicateIssues(rows)]);
    return members;
  });

/** The rows of a table by their schema. No two rows share a value of the unique columns, unless it is empty. */
const readRows = <Schema extends z.ZodType>(
  file: string,
  text: string,
  columns: { readonly all: readonly string[]; readonly optional: readonly string[] },
  schema: Schema,
  unique: readonly string[],
): z.output<Schema>[] =>
  withFile(file, () => {
    const { rows, issues } = readTable(file, text, columns.all, columns.optional);
    const all: ContentIssue[] = [...issues];
    const earlier = new Map<string, number>();
    const read = rows.flatMap(({ line, cells }) => {
      const { data, error } = schema.safeParse(cells);
      if (error) {
        all.push(...schemaIssues(error, cells, placeIn(line)));
        return [];
      }
      for (const field of unique) {
        const value = cells[field]?.trim();
        if (!value) continue;
        const first = earlier.get(`${field} ${value}`);
        earlier.set(`${field} ${value}`, first ?? line);
        if (first === undefined) continue;
        const reason = `Line ${first} already has ${shownValue(value)}.`;
        all.push({ line, field, reason, hint: 'Remove one of the two lines.' });
      }
      return [data];
    });
    assertNoIssues(file, all);
    return read;
  });

/** The numbers that members have or had. The parameters and the error are those of `readMemberFile`. */
export const memberNumbersOf = (file: string, text: string): readonly MemberNumber[] =>
  readRows(
    file,
    text,
    { all: memberNumberColumns, optional: confirmationColumns },
    memberNumberSchema,
    ['id', 'platformId'],
  );

type Named = { readonly id: number; readonly firstName: string; readonly lastName: string };

/** The day when each member last said that the entry is right, by id. A day of another person doesn't count. */
export function confirmedDays(
  numbers: readonly MemberNumber[],
  members: readonly Named[],
): ReadonlyMap<number, string> {
  const names = new Map(members.map((member) => [member.id, plainText(fullName(member))]));
  return new Map(
    numbers
      .filter(({ id, person, confirmed }) => confirmed && names.get(id) === plainText(person))
      .map(({ id, confirmed }) => [id, confirmed]),
  );
}

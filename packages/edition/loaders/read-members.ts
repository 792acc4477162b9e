// Reads members.csv and the tables beside it: each row by its schema, then the file as a whole.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { z } from 'zod';
import {
  type Member,
  type MemberNumber,
  memberNumberSchema,
  memberSchema,
} from '#schemas/member.ts';
import { assertNoIssues } from './content-error.ts';
import type { DetailNames } from './detail-names.ts';
import type { Geography } from './geography.ts';
import { detailIssues, duplicateIssues, placeIssues } from './member-issues.ts';
import { readTable } from './read-table.ts';
import { schemaIssues } from './schema-issues.ts';

/** The rows of a table with what their schema makes of them, and the issues of rows that it rejects. */
function rowsOf<Schema extends z.ZodObject>(file: string, text: string, schema: Schema) {
  const table = readTable(file, text, schema);
  const rows = table.rows.map((row) => ({ ...row, result: schema.safeParse(row.cells) }));
  const issues = rows.flatMap(({ line, cells, result: { error } }) =>
    error ? schemaIssues(error, cells).map(({ path, ...issue }) => ({ line, ...issue })) : [],
  );
  return { rows, issues: [...table.issues, ...issues] };
}

/**
 * The members of the directory, from the text of their file. `file` is only for messages.
 * @throws ContentError with every issue of the file.
 */
export function readMemberFile(
  file: string,
  text: string,
  geography: Geography,
  details: DetailNames,
): readonly Member[] {
  const { rows, issues } = rowsOf(file, text, memberSchema);
  // A row with other issues may also have these.
  const others = rows.flatMap((row) => [
    ...placeIssues(row, geography),
    ...detailIssues(row, details),
  ]);
  assertNoIssues(file, [...issues, ...others, ...duplicateIssues(rows)]);
  return rows.flatMap(({ result: { data } }) => {
    if (!data) return [];
    const { lat, lng, ...member } = data;
    const point =
      lat === undefined || lng === undefined ? geography.pointOf(member.zip) : { lat, lng };
    return point ? { ...member, ...point } : [];
  });
}

/** The numbers that members have or had. The parameters and the error are those of `readMemberFile`. */
export function memberNumbersOf(file: string, text: string): readonly MemberNumber[] {
  const { rows, issues } = rowsOf(file, text, memberNumberSchema);
  assertNoIssues(file, [...issues, ...duplicateIssues(rows, ['id', 'platformId'])]);
  return rows.flatMap(({ result: { data } }) => data ?? []);
}

/** The day when each member last said that the entry is right, by id. A day of another person doesn't count. */
export function confirmedDays(
  numbers: readonly MemberNumber[],
  members: readonly Pick<Member, 'id' | 'firstName' | 'lastName'>[],
): ReadonlyMap<number, string> {
  const names = new Map(members.map((member) => [member.id, plainText(fullName(member))]));
  return new Map(
    numbers
      .filter(({ id, person, confirmed }) => confirmed && names.get(id) === plainText(person))
      .map(({ id, confirmed }) => [id, confirmed]),
  );
}

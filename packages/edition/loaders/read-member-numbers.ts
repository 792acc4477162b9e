// Reads member-numbers.csv: each number once, and each number of the platform once.
import {
  type MemberNumber,
  memberNumberColumns,
  memberNumberSchema,
} from '#schemas/member-number.ts';
import { withFile } from './collect-issues.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import { readTable } from './read-table.ts';
import { schemaIssues } from './schema-issues.ts';

/**
 * The numbers that members have or had, from the text of their file; its name is only for messages.
 * @throws ContentError naming every fault of the file.
 */
export const memberNumbersOf = (file: string, text: string): readonly MemberNumber[] =>
  withFile(file, () => {
    const { rows, faults: issues } = readTable(file, text, memberNumberColumns);
    const all: ContentIssue[] = [...issues];
    const earlier = new Map<string, number>();
    const numbers = rows.flatMap(({ row, cells }) => {
      const { data, error } = memberNumberSchema.safeParse(cells);
      if (error) {
        all.push(...schemaIssues(error, cells, (path) => ({ row, field: path.join('.') })));
        return [];
      }
      for (const field of ['id', 'platformId'] as const) {
        if (data[field] === '') continue;
        const first = earlier.get(`${field} ${data[field]}`);
        earlier.set(`${field} ${data[field]}`, first ?? row);
        if (first === undefined) continue;
        all.push({ row, field, found: cells[field], expected: `it once; row ${first} has it` });
      }
      return [data];
    });
    if (all.length === 0) return numbers;
    throw new ContentError(
      file,
      all.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    );
  });

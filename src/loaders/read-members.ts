// Reads content/members.csv: every row through its schema, then what only the whole file can show.
import { type Member, memberColumns, memberSchema } from '#schemas/member.ts';
import { ContentError } from './content-error.ts';
import { faultsOfSchema } from './faults-of-schema.ts';
import { faultsOfPlace, faultsOfTwins } from './member-faults.ts';
import { readText } from './read-text.ts';
import { readTable } from './table.ts';
import { naming } from './together.ts';
import { type Geography, readGeography } from './town-at-zip.ts';

/**
 * The members of the directory.
 * @throws ContentError naming every fault of the file.
 */
export const readMembers = (file = 'content/members.csv'): readonly Member[] =>
  membersOf(file, readText(file), readGeography());

/** The same of a text that is already read. `file` is only for the message. */
export const membersOf = (file: string, text: string, utah: Geography): readonly Member[] =>
  naming(file, () => {
    const { rows, faults: broken } = readTable(file, text, memberColumns);
    const members: Member[] = [];
    const faults = rows.flatMap(({ row, cells }) => {
      const result = memberSchema.safeParse(cells);
      if (result.success) members.push(result.data);
      const placeOf = (path: readonly PropertyKey[]) => ({ row, field: path.join('.') });
      return [
        ...(result.success ? [] : faultsOfSchema(result.error, cells, placeOf)),
        // What only the whole file shows is looked for in a row with other faults, too.
        ...faultsOfPlace({ row, cells }, utah),
      ];
    });
    const all = [...broken, ...faults, ...faultsOfTwins(rows)];
    if (all.length === 0) return members;
    throw new ContentError(
      file,
      all.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    );
  });

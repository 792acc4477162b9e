// Reads members.csv: every row through its schema, then what only the whole file can show.
import { type Member, memberColumns, memberSchema, optionalColumns } from '#schemas/member.ts';
import { ContentError } from './content-error.ts';
import { faultsOfSchema } from './faults-of-schema.ts';
import { faultsOfPlace, faultsOfTwins } from './member-faults.ts';
import { readTable } from './table.ts';
import { naming } from './together.ts';
import type { Geography } from './town-at-zip.ts';

const nowhere = { lat: 0, lng: 0 };

/**
 * The members of the directory, from the text of their file; its name is only for messages.
 * @throws ContentError naming every fault of the file.
 */
export const membersOf = (file: string, text: string, geography: Geography): readonly Member[] =>
  naming(file, () => {
    const { rows, faults: broken } = readTable(file, text, memberColumns, optionalColumns);
    const members: Member[] = [];
    const faults = rows.flatMap(({ row, cells }) => {
      const result = memberSchema.safeParse(cells);
      if (result.success) {
        const { lat, lng, ...member } = result.data;
        const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
        // A ZIP without a point is a fault that is told of below.
        members.push({ ...member, ...(point ?? geography.pointOf(member.zip) ?? nowhere) });
      }
      const placeOf = (path: readonly PropertyKey[]) => ({ row, field: path.join('.') });
      return [
        ...(result.success ? [] : faultsOfSchema(result.error, cells, placeOf)),
        // What only the whole file shows is looked for in a row with other faults, too.
        ...faultsOfPlace({ row, cells }, geography),
      ];
    });
    const all = [...broken, ...faults, ...faultsOfTwins(rows)];
    if (all.length === 0) return members;
    throw new ContentError(
      file,
      all.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    );
  });

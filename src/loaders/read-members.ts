// Reads content/members.csv: every row through its schema, then what only the whole file can show.
import { parse } from 'csv-parse/sync';
import { atlas } from '#directory/atlas.ts';
import { milesBetween } from '#directory/distance.ts';
import { gazetteerSchema } from '#schemas/gazetteer.ts';
import { type Member, memberColumns, memberSchema } from '#schemas/member.ts';
import { placesSchema } from '#schemas/places.ts';
import { ContentError, type Fault, faultsOf } from './content-error.ts';
import { readText, readYaml } from './read-yaml.ts';

/** A member farther than this from the point of its ZIP has a slip in one of the two. */
const farthestMilesFromZip = 40;

const rows = (file: string, text: string): string[][] => {
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    throw new ContentError(file, [{ field: '', found, expected: 'comma-separated values' }]);
  }
};

/** Points of ZIP codes: the extra table first, then the gazetteer. */
export function zipPoints() {
  const places = readYaml('content/places.yaml', placesSchema);
  const gazetteer = gazetteerSchema.parse(JSON.parse(readText('public/gazetteer.json')));
  return atlas(
    [
      ...gazetteer.zips,
      ...places.zips.map(({ zip, lat, lng }): [string, number, number] => [zip, lat, lng]),
    ],
    [],
  ).zips;
}

/**
 * The members of the directory.
 * @throws ContentError naming every fault of the file.
 */
export function readMembers(file = 'content/members.csv'): readonly Member[] {
  const [header = [], ...body] = rows(file, readText(file));
  const missing = memberColumns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new ContentError(
      file,
      missing.map((column) => ({
        row: 1,
        field: column,
        found: header.join(','),
        expected: `the header ${memberColumns.join(',')}`,
      })),
    );
  }

  const faults: Fault[] = [];
  const members: Member[] = [];
  const rowOfId = new Map<number, number>();
  const points = zipPoints();

  body.forEach((cells, at) => {
    const row = at + 2;
    if (cells.length !== header.length) {
      const expected = `${header.length} cells, as in the header (a comma inside a cell needs quotes)`;
      faults.push({ row, field: '', found: cells.join(','), expected });
      return;
    }
    const record = Object.fromEntries(header.map((column, index) => [column, cells[index]]));
    const result = memberSchema.safeParse(record);
    if (!result.success) {
      faults.push(...faultsOf(result.error, record, row));
      return;
    }
    const member = result.data;
    const earlier = rowOfId.get(member.id);
    if (earlier !== undefined) {
      faults.push({
        row,
        field: 'id',
        found: member.id,
        expected: `an id of its own; row ${earlier} has it`,
      });
    }
    rowOfId.set(member.id, row);

    const point = points.get(member.zip);
    if (!point) {
      faults.push({ row, field: 'zip', found: member.zip, expected: 'a ZIP code of Utah' });
    } else if (milesBetween(member, point) > farthestMilesFromZip) {
      faults.push({
        row,
        field: 'lat, lng',
        found: `${member.lat}, ${member.lng}`,
        expected: `a point within ${farthestMilesFromZip} miles of ZIP ${member.zip} (${point.lat}, ${point.lng})`,
      });
    }
    members.push(member);
  });

  if (faults.length > 0) throw new ContentError(file, faults);
  return members;
}

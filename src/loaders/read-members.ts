// Reads content/members.csv: every row through its schema, then what only the whole file can show.
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
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
      ...places.zips.map(({ zip, lat, lng }): [string, number, number] => [zip, lat, lng]),
      ...gazetteer.zips,
    ],
    [],
  ).zips;
}

const memberPlace = memberSchema.pick({ zip: true, lat: true, lng: true });

function faultsOfPlace(
  { zip, lat, lng }: z.infer<typeof memberPlace>,
  points: ReturnType<typeof zipPoints>,
  row: number,
): Fault[] {
  const point = points.get(zip);
  if (!point) return [{ row, field: 'zip', found: zip, expected: 'a ZIP code of Utah' }];
  if (milesBetween({ lat, lng }, point) <= farthestMilesFromZip) return [];
  const expected = `a point within ${farthestMilesFromZip} miles of ZIP ${zip} (${point.lat}, ${point.lng})`;
  return [{ row, field: 'lat, lng', found: `${lat}, ${lng}`, expected }];
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
    if (result.success) members.push(result.data);
    else faults.push(...faultsOf(result.error, record, row));

    // What only the whole file shows is looked for in a row with other faults too.
    const id = memberSchema.shape.id.safeParse(record.id);
    if (id.success) {
      const earlier = rowOfId.get(id.data);
      if (earlier !== undefined) {
        const expected = `an id of its own; row ${earlier} has it`;
        faults.push({ row, field: 'id', found: id.data, expected });
      } else rowOfId.set(id.data, row);
    }
    const place = memberPlace.safeParse(record);
    if (place.success) faults.push(...faultsOfPlace(place.data, points, row));
  });

  if (faults.length > 0) throw new ContentError(file, faults);
  return members;
}

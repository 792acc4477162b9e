// What is wrong with a member that no single field shows: the place, and the rows of other members.
import { milesBetween } from '#directory/distance.ts';
import { plainKey } from '#directory/place-key.ts';
import { memberSchema } from '#schemas/member.ts';
import type { Fault } from './content-error.ts';
import type { Geography } from './town-at-zip.ts';

/** A row of the file, whose cells may each be wrong. */
export type MemberRow = { readonly row: number; readonly cells: Readonly<Record<string, string>> };

/** A member farther than this from the point of its ZIP has a slip in one of the two. */
const farthestMilesFromZip = 40;

const { shape } = memberSchema;
const point = memberSchema.pick({ lat: true, lng: true });

/** What the place of a member says against itself, whatever else is wrong with the row. */
export function faultsOfPlace({ row, cells }: MemberRow, utah: Geography): Fault[] {
  const { data: zip } = shape.zip.safeParse(cells.zip);
  const { data: city } = shape.city.safeParse(cells.city);
  const { data: own } = point.safeParse(cells);
  const faults: Fault[] = [];
  const place = zip === undefined ? undefined : utah.pointOf(zip);

  if (city !== undefined && !utah.knows(city)) {
    const own = zip && utah.postOfficeOf(zip);
    const expected = `a city or place of Utah${own ? `, such as ${own} for ZIP ${zip}` : ''}`;
    faults.push({ row, field: 'city', found: city, expected });
  } else if (zip && place && city !== undefined && !utah.isAt(city, zip)) {
    const expected = `a place at ZIP ${zip}, such as ${utah.postOfficeOf(zip)}, or another ZIP`;
    faults.push({ row, field: 'city', found: city, expected });
  }
  if (zip && !place) faults.push({ row, field: 'zip', found: zip, expected: 'a ZIP code of Utah' });
  if (place && own && milesBetween(own, place) > farthestMilesFromZip) {
    const expected = `a point within ${farthestMilesFromZip} miles of ZIP ${zip} (${place.lat}, ${place.lng})`;
    faults.push({ row, field: 'lat, lng', found: `${own.lat}, ${own.lng}`, expected });
  }
  return faults;
}

/** What must be of one member alone: how it is compared, and what is said of the second. */
const ownMarks: readonly {
  readonly field: string;
  readonly markOf: (cells: MemberRow['cells']) => string | undefined;
  readonly expected: string;
}[] = [
  {
    field: 'id',
    markOf: ({ id }) => shape.id.safeParse(id).data?.toString(),
    expected: 'an id of its own',
  },
  {
    field: 'email',
    markOf: ({ email }) => shape.email.safeParse(email).data?.toLowerCase(),
    expected: 'a mail address of its own, or the person once',
  },
  {
    field: 'firstName, lastName, phone',
    markOf: ({ firstName = '', lastName = '', phone = '' }) => {
      const name = plainKey(`${firstName} ${lastName}`);
      return name && phone.trim() && `${name} ${phone.trim()}`;
    },
    expected: 'the person once',
  },
];

/** Members who are in the file twice, told at the second row. */
export function faultsOfTwins(rows: readonly MemberRow[]): Fault[] {
  return ownMarks.flatMap(({ field, markOf, expected }) => {
    const earlier = new Map<string, MemberRow>();
    return rows.flatMap((given): Fault[] => {
      const mark = markOf(given.cells);
      if (!mark) return [];
      const first = earlier.get(mark);
      if (!first) {
        earlier.set(mark, given);
        return [];
      }
      // A row copied with its id is told of once, by its id.
      if (field !== 'id' && first.cells.id?.trim() === given.cells.id?.trim()) return [];
      const found = field.split(', ').map((name) => given.cells[name]);
      const told = `${expected}; row ${first.row} has it`;
      return [{ row: given.row, field, found: found.join(' '), expected: told }];
    });
  });
}

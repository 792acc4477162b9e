// What is wrong with a member that no single field shows: the place, and the rows of other members.
import { milesBetween } from '@appraisers/directory/distance.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import { memberSchema } from '#schemas/member.ts';
import type { ContentIssue } from './content-error.ts';
import { outside } from './places-of-region.ts';
import type { Geography } from './town-at-zip.ts';

/** A row of the file, whose cells may each be wrong. */
export type MemberRow = { readonly row: number; readonly cells: Readonly<Record<string, string>> };

/** A member farther than this from the point of its ZIP has an error in one of the two. */
const maxMilesFromZip = 40;

const { shape } = memberSchema;
const point = memberSchema.pick({ lat: true, lng: true });

/** What the place of a member says against itself, whatever else is wrong with the row. */
export function placeIssues({ row, cells }: MemberRow, geography: Geography): ContentIssue[] {
  const { name: state } = geography.region;
  const { data: zip } = shape.zip.safeParse(cells.zip);
  const { data: city } = shape.city.safeParse(cells.city);
  const { lat, lng } = point.safeParse(cells).data ?? {};
  const issues: ContentIssue[] = [];
  const place = zip === undefined ? undefined : geography.pointOf(zip);

  if (city !== undefined && !geography.knows(city)) {
    const own = zip && geography.postOfficeOf(zip);
    const expected = `a city or place of ${state}${own ? `, such as ${own} for ZIP ${zip}` : ''}`;
    issues.push({ row, field: 'city', found: city, expected });
  } else if (zip && place && city !== undefined && !geography.isAt(city, zip)) {
    const expected = `a place at ZIP ${zip}, such as ${geography.postOfficeOf(zip)}, or another ZIP`;
    issues.push({ row, field: 'city', found: city, expected });
  }
  if (zip && !place)
    issues.push({ row, field: 'zip', found: zip, expected: `a ZIP code of ${state}` });
  if ((lat === undefined) !== (lng === undefined)) {
    const expected = 'both degrees, or neither: then the point of the ZIP is looked up';
    issues.push({ row, field: 'lat, lng', found: `${cells.lat}, ${cells.lng}`, expected });
  }
  if (lat === undefined || lng === undefined) return issues;
  const astray = outside(geography.region, { lat, lng });
  issues.push(...astray.map((issue) => ({ ...issue, row })));
  if (astray.length === 0 && place && milesBetween({ lat, lng }, place) > maxMilesFromZip) {
    const expected = `a point within ${maxMilesFromZip} miles of ZIP ${zip} (${place.lat}, ${place.lng})`;
    issues.push({ row, field: 'lat, lng', found: `${lat}, ${lng}`, expected });
  }
  return issues;
}

/** What must be of one member alone: how it is compared, and what is said of the second. */
const uniqueFields: readonly {
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
      const name = plainText(`${firstName} ${lastName}`);
      return name && phone.trim() && `${name} ${phone.trim()}`;
    },
    expected: 'the person once',
  },
];

/** Members who are in the file twice, reported at the second row. */
export function duplicateIssues(rows: readonly MemberRow[]): ContentIssue[] {
  return uniqueFields.flatMap(({ field, markOf, expected }) => {
    const earlier = new Map<string, MemberRow>();
    return rows.flatMap((given): ContentIssue[] => {
      const mark = markOf(given.cells);
      if (!mark) return [];
      const first = earlier.get(mark);
      if (!first) {
        earlier.set(mark, given);
        return [];
      }
      // A row copied with its id is reported once, by its id.
      if (field !== 'id' && first.cells.id?.trim() === given.cells.id?.trim()) return [];
      const found = field.split(', ').map((name) => given.cells[name]);
      const output = `${expected}; row ${first.row} has it`;
      return [{ row: given.row, field, found: found.join(' '), expected: output }];
    });
  });
}

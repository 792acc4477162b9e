// Issues of a member that no single field shows: a wrong place, or a member who is listed twice.
import { milesBetween } from '@appraisers/directory/distance.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import { shownValue } from '#schemas/issue-message.ts';
import { memberSchema } from '#schemas/member.ts';
import type { ContentIssue } from './content-error.ts';
import { outside } from './places-of-region.ts';
import type { Geography } from './town-at-zip.ts';

/** The cells of a member, any of which may be wrong, and the line of the file or row of the export. */
export type MemberRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** A point farther than this from the member's ZIP is wrong, or the ZIP is. */
const maxMilesFromZip = 40;

const { shape } = memberSchema;
const point = memberSchema.pick({ lat: true, lng: true });

/** The issues of a member's place, whatever else is wrong with the row. */
export function placeIssues({ line, cells }: MemberRow, geography: Geography): ContentIssue[] {
  const { name: state } = geography.region;
  const { data: zip } = shape.zip.safeParse(cells.zip);
  const { data: city } = shape.city.safeParse(cells.city);
  const { lat, lng } = point.safeParse(cells).data ?? {};
  const issues: ContentIssue[] = [];
  const place = zip === undefined ? undefined : geography.pointOf(zip);

  if (city !== undefined && !geography.knows(city)) {
    const own = zip && geography.postOfficeOf(zip);
    const reason = `${shownValue(city)} isn't a place we know in ${state}.`;
    const example = own ? `ZIP code ${zip} is ${own}. ` : '';
    const hint = `Check the spelling. ${example}If the place is new, add it to places.yaml.`;
    issues.push({ line, field: 'city', reason, hint });
  } else if (zip && place && city !== undefined && !geography.isAt(city, zip)) {
    const reason = `${shownValue(city)} isn't at ZIP code ${zip}, which is ${geography.postOfficeOf(zip)}.`;
    issues.push({ line, field: 'city', reason, hint: 'Change the city or the ZIP code.' });
  }
  if (zip && !place) {
    const isOwn = geography.region.zipPrefixes.some((prefix) => zip.startsWith(prefix));
    const reason = `${shownValue(zip)} isn't a ZIP code we know in ${state}.`;
    const hint = isOwn
      ? 'Check the digits. If the ZIP code is new, add it to places.yaml.'
      : 'Check the digits. For an office across the border, add the ZIP code to places.yaml, and its first digits to zipPrefixes in region.yaml.';
    issues.push({ line, field: 'zip', reason, hint });
  }
  if ((lat === undefined) !== (lng === undefined)) {
    const reason = `Only ${lat === undefined ? 'lng' : 'lat'} has a value.`;
    const hint = "Enter both, or leave both empty to use the ZIP code's location.";
    issues.push({ line, field: 'lat, lng', reason, hint });
  }
  if (lat === undefined || lng === undefined) return issues;
  const astray = outside(geography.region, { lat, lng });
  issues.push(...astray.map((issue) => ({ ...issue, line })));
  const miles = place ? milesBetween({ lat, lng }, place) : 0;
  if (astray.length === 0 && miles > maxMilesFromZip) {
    const reason = `This point is ${Math.round(miles)} miles from ZIP code ${zip}.`;
    const hint = `Enter a point within ${maxMilesFromZip} miles, or leave both empty.`;
    issues.push({ line, field: 'lat, lng', reason, hint });
  }
  return issues;
}

/** Fields that two members can't share: how each is compared, and what to do about the second. */
const uniqueFields: readonly {
  readonly field: string;
  readonly keyOf: (cells: MemberRow['cells']) => string | undefined;
  readonly hint: string;
}[] = [
  {
    field: 'id',
    keyOf: ({ id }) => shape.id.safeParse(id).data?.toString(),
    hint: 'Give one of the two members another id.',
  },
  // A couple or an office may share an email address, and a phone number.
  ...(['email', 'phone'] as const).map((shared) => ({
    field: `firstName, lastName, ${shared}`,
    keyOf: (cells: MemberRow['cells']) => {
      const name = plainText(`${cells.firstName} ${cells.lastName}`);
      const value = (cells[shared] ?? '').trim().toLowerCase();
      return name && value && `${name} ${value}`;
    },
    hint: 'Delete one of the two rows.',
  })),
];

type Duplicate = ContentIssue & { readonly line: number; readonly value: string };

/**
 * Members who are in the file twice, reported at the second one.
 * @param lineWord what messages call a row: files have lines, exports have rows
 */
export function duplicateIssues(
  rows: readonly MemberRow[],
  lineWord: 'Line' | 'Row' = 'Line',
): Duplicate[] {
  return uniqueFields.flatMap(({ field, keyOf, hint }) => {
    const earlier = new Map<string, MemberRow>();
    return rows.flatMap((second): Duplicate[] => {
      const key = keyOf(second.cells);
      if (!key) return [];
      const first = earlier.get(key);
      if (!first) {
        earlier.set(key, second);
        return [];
      }
      // A row copied with its id is reported once, by its id.
      if (field !== 'id' && first.cells.id?.trim() === second.cells.id?.trim()) return [];
      const cells = field.split(', ').map((name) => second.cells[name]);
      const value = cells.join(' ');
      const reason = `${lineWord} ${first.line} already has ${shownValue(value)}.`;
      return [{ line: second.line, field, value, reason, hint }];
    });
  });
}

// The rules of the search, as the specification has them: a distance for every member, a filter, a sort.
import type { Answer, Criteria, Group, Member, Place, Places, Point } from './types.ts';

const earthRadius = 3959;

function milesBetween(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = rad(b.lat - a.lat);
  const dLng = rad(b.lng - a.lng);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(h));
}

function messageFor({ near, by }: Criteria): string | undefined {
  if (by === 'zip' && /[a-z]/i.test(near))
    return 'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.';
  if (by === 'city' && /^\d+$/.test(near))
    return 'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.';
  return undefined;
}

function groupsAround(members: Member[], origin: Point, { near, by, within }: Criteria): Group[] {
  const groups = new Map<string, Group>();
  for (const member of members) {
    const distance = milesBetween(origin, member);
    const primary = member[by].toLowerCase() === near.toLowerCase();
    if (!primary && distance > within) continue;
    const location = member[by];
    const group = groups.get(location) ?? { location, primary, distance, members: [] };
    group.members.push(member);
    group.distance = Math.min(group.distance, distance);
    groups.set(location, group);
  }
  return [...groups.values()].sort(
    (a, b) => Number(b.primary) - Number(a.primary) || a.distance - b.distance,
  );
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where to measure from: a known place of that name, else the middle of the members there. */
function originOf(members: Member[], places: Places, { near, by }: Criteria): Point | undefined {
  const name = near.toLowerCase();
  const own = members.filter((member) => member[by].toLowerCase() === name);
  if (by === 'zip' && own[0]) return own[0];
  const known: Place[] = by === 'zip' ? places.zips : places.cities;
  const place = known.find((each) => each.name.toLowerCase() === name);
  if (place) return place;
  if (own.length === 0) return undefined;
  return {
    lat: average(own.map(({ lat }) => lat)),
    lng: average(own.map(({ lng }) => lng)),
  };
}

const counted = (groups: Group[]): Answer => ({
  groups,
  count: groups.reduce((sum, { members }) => sum + members.length, 0),
});

export function search(members: Member[], places: Places, asked: Criteria): Answer {
  const criteria = { ...asked, near: asked.near.trim() };
  const { near, by } = criteria;
  const together = (found: Member[]) =>
    counted([{ location: '', primary: false, distance: 0, members: found }]);
  if (near === '') return together(members);
  const message = messageFor(criteria);
  if (message) return { groups: [], count: 0, message };
  const origin = originOf(members, places, criteria);
  if (origin) return counted(groupsAround(members, origin, criteria));
  return together(
    members.filter((member) => member[by].toLowerCase().includes(near.toLowerCase())),
  );
}

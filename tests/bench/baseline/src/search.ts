// The rules of the search, written plainly: a distance for each member, a filter, a sort.
type Point = { lat: number; lng: number };
type Place = Point & { name: string };
export type Places = { zips: Place[]; cities: Place[] };
export type Member = Point & {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  city: string;
  zip: string;
};
export type Criteria = { near: string; by: 'zip' | 'city'; within: number };
type Group = { location: string; primary: boolean; distance: number; members: Member[] };
export type Answer = { groups: Group[]; message?: string };

const earthRadiusMiles = 3959;

function milesBetween(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = rad(b.lat - a.lat);
  const dLng = rad(b.lng - a.lng);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(h));
}

function messageFor({ near, by }: Criteria): string | undefined {
  if (by === 'zip' && /[a-z]/i.test(near))
    return 'It looks like you entered a city name, but "Zip Code" is selected.';
  if (by === 'city' && /^\d+$/.test(near))
    return 'It looks like you entered a zip code, but "City" is selected.';
  return undefined;
}

function groupsAround(members: Member[], origin: Point, { near, by, within }: Criteria): Group[] {
  const groups = new Map<string, Group>();
  for (const member of members) {
    const distance = milesBetween(origin, member);
    const location = member[by];
    const primary = location.toLowerCase() === near.toLowerCase();
    if (!primary && distance > within) continue;
    const group = groups.get(location) ?? { location, primary, distance, members: [] };
    group.members.push(member);
    group.distance = Math.min(group.distance, distance);
    groups.set(location, group);
  }
  return [...groups.values()].sort(
    (a, b) => Number(b.primary) - Number(a.primary) || a.distance - b.distance,
  );
}

export function search(members: Member[], places: Places, criteria: Criteria): Answer {
  const near = criteria.near.trim().toLowerCase();
  const { by } = criteria;
  const message = messageFor({ ...criteria, near });
  if (message) return { groups: [], message };
  const matching = members.filter((member) => member[by].toLowerCase().includes(near));
  const origin =
    (by === 'zip' ? places.zips : places.cities).find(({ name }) => name.toLowerCase() === near) ??
    matching.find((member) => member[by].toLowerCase() === near);
  if (origin) return { groups: groupsAround(members, origin, { ...criteria, near }) };
  return { groups: [{ location: '', primary: false, distance: 0, members: matching }] };
}

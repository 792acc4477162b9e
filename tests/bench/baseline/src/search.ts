// The rules of the search, written plainly: a distance for each member, a filter, a sort.
import { milesBetween } from '@appraisers/directory/distance.ts';

type Point = { lat: number; lng: number };
export type Places = Record<'zips' | 'cities', (Point & { name: string })[]>;
type Text = 'firstName' | 'lastName' | 'phone' | 'email' | 'city' | 'zip';
export type Member = Point & { id: number } & Record<Text, string>;
export type Criteria = { near: string; by: 'zip' | 'city'; within: number };
type Group = { location: string; primary: boolean; distance: number; members: Member[] };
export type Answer = { groups: Group[]; message?: string };

function groupsAround(members: Member[], origin: Point, { near, by, within }: Criteria): Group[] {
  const groups = new Map<string, Group>();
  for (const member of members) {
    const distance = milesBetween(origin, member);
    const location = member[by];
    const primary = location.toLowerCase() === near;
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
  if (by === 'zip' && /[a-z]/.test(near))
    return { groups: [], message: 'It looks like you entered a city name.' };
  if (by === 'city' && /^\d+$/.test(near))
    return { groups: [], message: 'It looks like you entered a zip code.' };
  const matching = members.filter((member) => member[by].toLowerCase().includes(near));
  const origin =
    (by === 'zip' ? places.zips : places.cities).find(({ name }) => name.toLowerCase() === near) ??
    matching.find((member) => member[by].toLowerCase() === near);
  if (origin) return { groups: groupsAround(members, origin, { ...criteria, near }) };
  return { groups: [{ location: '', primary: false, distance: 0, members: matching }] };
}

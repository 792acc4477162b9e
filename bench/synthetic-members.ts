// Members that nobody is, for directories larger than the edition's own: all over its state, two a ZIP.
import type { Appraiser } from '../src/directory/appraiser.ts';
import { concealMail } from '../src/directory/concealed-mail.ts';
import { gather } from '../src/directory/gather.ts';
import { edition } from '../src/loaders/edition.ts';

/** The lowest number that a ZIP of the state may have. */
const firstZip = () => Number((edition.region.read().zipPrefixes[0] ?? '').padEnd(5, '0'));

/** The three ZIPs with the most members of the edition's own, of equals the highest. */
export const ownZips = (): string[] =>
  [...gather(edition.members.read(), ({ zip }) => zip)]
    .sort(([a, some], [b, others]) => others.length - some.length || b.localeCompare(a))
    .slice(0, 3)
    .map(([zip]) => zip);

/** ZIPs that some of them are at. */
export const syntheticZips = (): string[] => [20, 30, 40].map((at) => `${firstZip() + at}`);

/** As many members as asked for, on a grid over the state. */
export function syntheticMembers(count: number): Appraiser[] {
  const { south, north, west, east } = edition.region.read().bounds;
  const first = firstZip();
  const side = Math.ceil(Math.sqrt(Math.max(54, count / 2)));
  return Array.from({ length: count }, (_, at) => {
    const spot = at % (side * side);
    return {
      id: at + 1,
      firstName: 'Given',
      lastName: `Family ${at}`,
      phone: '18015550100',
      email: `family.${at}@example.org`,
      city: `City ${spot}`,
      zip: `${first + spot}`,
      lat: south + ((north - south) * Math.floor(spot / side)) / side,
      lng: west + ((east - west) * (spot % side)) / side,
    };
  });
}

/** The script that holds the site's members, with others in their place. */
export function withMembers(script: string, count: number): string {
  const rows = syntheticMembers(count).map((member) =>
    Object.values({ ...member, email: concealMail(member.email) }),
  );
  const changed = script.replace(/\[\[1,[`"'][\s\S]*?\]\]/, () => JSON.stringify(rows));
  if (changed === script) throw new Error('No list of members was found in the script.');
  return changed;
}

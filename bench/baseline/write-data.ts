// Writes what the baseline takes from the edition, so that both sites say the same words and know the
// same people: src/data/, which goes into its bundle, and public/, which it fetches.
import { mkdirSync, writeFileSync } from 'node:fs';
import { edition } from '../../src/loaders/edition.ts';
import { syntheticMembers } from '../synthetic-members.ts';

const folder = import.meta.dirname;

function write(file: string, value: unknown): void {
  writeFileSync(`${folder}/${file}`, `${JSON.stringify(value)}\n`);
}

/** The places it knows besides those of members: an extra table, and what it fetches. */
export function givenPlaces() {
  const { zips, names } = edition.places.read();
  const { zips: allZips, cities } = edition.gazetteer.read();
  return {
    extra: {
      zips: zips.map(({ zip, lat, lng }) => ({ name: zip, lat, lng })),
      cities: names,
    },
    gazetteer: {
      zips: allZips.map(([name, lat, lng]) => ({ name, lat, lng })),
      cities: cities.map(([name, lat, lng]) => ({ name, lat, lng })),
    },
  };
}

/** An edition may be without one; the page then has none of its words. */
const noFilm = { heading: '', lead: '', transcriptLabel: '', transcript: [] };

/** The words of the pages that the baseline has. */
function words() {
  const { name, map, search } = edition.region.read();
  const membership = edition.membershipPage.read();
  return {
    site: edition.site.read(),
    region: { name, map, search },
    founded: edition.facts.read().founded,
    extraPlaces: givenPlaces().extra,
    home: edition.homePage.read(),
    about: edition.aboutPage.read(),
    membership: { ...membership, video: membership.video ?? noFilm },
    resources: edition.resourcesPage.read(),
    events: edition.eventsPage.read(),
    join: edition.joinPage.read(),
    board: edition.board.read(),
    committees: edition.committees.read(),
    benefits: edition.benefits.read(),
    links: Object.values(edition.resources.read()),
    dates: edition.events.read(),
  };
}

/**
 * Writes the data of the edition.
 * @param count how many invented members take the place of the edition's own
 */
export function writeData(count?: number): void {
  for (const part of ['src/data', 'public']) mkdirSync(`${folder}/${part}`, { recursive: true });
  write('src/data/members.json', count ? syntheticMembers(count) : edition.members.read());
  write('src/data/words.json', words());
  write('public/gazetteer.json', givenPlaces().gazetteer);
}

import { directoryFile } from '@appraisers/edition/loaders/directory-file.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { describe, expect, it } from 'vitest';
import { openDirectory } from './directory.ts';
import { groupBy } from './group-by.ts';
import { locate } from './locate.ts';
import { directoryWith, zipPoints } from './members.fixture.ts';

const { outline } = edition.mapBase.read();
const zips = Object.entries(zipPoints).map(
  ([zip, { lat, lng }]) => [zip, lat, lng, 'Provo', 0] as const,
);
const directory = { ...directoryWith({ zips, counties: ['Utah County'] }), outline };
const at = (lat: number, lng: number, accuracy = 50) => ({ lat, lng, accuracy });

describe('a visitor with a position', () => {
  it('is at the nearest ZIP', () => {
    for (const [zip, { lat, lng }] of Object.entries(zipPoints)) {
      const found = locate(at(lat + 0.001, lng), directory);
      expect(found).toMatchObject({ kind: 'place', place: { by: 'zip', near: zip } });
    }
  });

  it('in another state is outside, with the nearest place', () => {
    const elko = at(40.8324, -115.7631);
    expect(locate(elko, directory)).toMatchObject({
      kind: 'outside',
      nearest: { by: 'zip' },
    });
  });

  it('in the corner that Wyoming cuts out of Utah is outside', () => {
    expect(locate(at(41.5875, -109.2029), directory).kind).toBe('outside');
  });

  it('is at a ZIP that people live in, rather than one of post boxes at the same point', () => {
    const boxes = directoryWith({
      zips: [
        ['84603', 40.2338, -111.6585, 'Provo', 0, 1],
        ['84601', 40.2272, -111.6958, 'Provo', 0],
      ],
      counties: ['Utah County'],
      outline,
    });
    expect(locate(at(40.2338, -111.6585), boxes)).toMatchObject({
      place: { near: '84601' },
    });
  });

  it.each([
    [1000, 'place'],
    [20_000, 'place'],
    [30_000, 'vague'],
    [5_000_000, 'vague'],
  ])('to within %d meters is at a %s', (accuracy, kind) => {
    expect(locate(at(40.3, -111.6, accuracy), directory).kind).toBe(kind);
  });
});

it('a device in a town is in a ZIP code of that town', () => {
  const all = openDirectory(directoryFile(edition));
  const inTown = groupBy([...all.zips.values()], ({ town = '', hasArea }) =>
    hasArea ? all.names.placeKey(town) : '',
  );
  const elsewhere = [...all.cities].flatMap(([key, { name, lat, lng }]) => {
    const found = locate(at(lat, lng), all);
    const isThere =
      found.kind === 'place' && inTown.get(key)?.some((zip) => zip.name === found.place.near);
    return inTown.has(key) && !isThere ? [name] : [];
  });
  expect(elsewhere).toEqual([]);
});

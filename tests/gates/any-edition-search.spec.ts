// What the search of any edition finds: every place of its gazetteer, and every member at their place.
import { openDirectory } from '@appraisers/directory/directory.ts';
import { search } from '@appraisers/directory/search.ts';
import { directoryFile } from '@appraisers/edition/loaders/directory-file.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expect, test } from '@playwright/test';

const { zips, cities } = edition.gazetteer.read();
const directory = openDirectory(directoryFile(edition));
const answerTo = (by: 'zip' | 'city', near: string) =>
  search({ near, by, within: 30 }, directory, 0);

test('the search knows every ZIP code and place', () => {
  const isUnknown = (by: 'zip' | 'city', near: string) => answerTo(by, near).status !== 'place';
  expect(zips.filter(([zip]) => isUnknown('zip', zip))).toEqual([]);
  expect(cities.filter(([city]) => isUnknown('city', city))).toEqual([]);
});

test('the ZIP code and the city of every member list them first', () => {
  const isListed = (id: number, by: 'zip' | 'city', near: string) =>
    answerTo(by, near)
      .sections[0]?.groups.find(({ isOrigin }) => isOrigin)
      ?.members.some((appraiser) => appraiser.id === id);
  const missed = directory.appraisers.filter(
    ({ id, zip, city }) => !isListed(id, 'zip', zip) || !isListed(id, 'city', city),
  );
  expect(missed).toEqual([]);
});

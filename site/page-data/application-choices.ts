// What the application lets people choose from: the edition's counties, kinds of work and credentials.
import { detailWording } from '@appraisers/edition/loaders/directory-file.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';

export function applicationChoices(edition: Edition) {
  const region = edition.region.read();
  const { credentials, reasons } = detailWording(region, edition.reasons.read().reasons);
  return {
    credentials: Object.values(credentials),
    countyWord: region.countyWord,
    counties: [...edition.detailNames().counties.values.keys()],
    work: reasons.map(({ kind, name }) => kind ?? name),
  };
}

// The region of the edition, as the makers need it: a state that the place data has, with its own postal code.
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import { stateNames } from './place-packages.ts';

/** @throws ContentError when region.yaml has issues, or names a state that doesn't exist. */
export function readRegion(): Region {
  const region = edition.region.read();
  const { name, postalCode } = region;
  if (stateNames.get(postalCode) === name) return region;
  const [ofName] = [...stateNames].find(([, state]) => state === name) ?? [];
  const known = [...stateNames.values()].sort().join(', ');
  throw new ContentError(edition.pathOf('region.yaml'), [
    ofName
      ? {
          field: 'postalCode',
          reason: `${postalCode} is not the postal code of ${name}.`,
          hint: `Enter ${ofName}.`,
        }
      : {
          field: 'name',
          reason: `There is no state or territory called "${name}".`,
          hint: `Enter one of these: ${known}.`,
        },
  ]);
}

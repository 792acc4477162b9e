// The region of the edition, and how its places are written.
import { region } from 'virtual:region';
import { placeNames } from '@appraisers/directory/place-names.ts';

export { region };
export const regionNames = placeNames(region);

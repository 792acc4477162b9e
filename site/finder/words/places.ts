// The words about places: suggestions, the location of a device, and the markers of the map.
import type { SearchChoice } from '@appraisers/directory/answer.ts';
import type { DirectoryRegion } from '@appraisers/directory/directory.ts';
import type { Located } from '@appraisers/directory/locate.ts';
import type { SearchTarget } from '@appraisers/directory/targets.ts';
import type { Cluster } from '@appraisers/directory/zip-markers.ts';
import { appraisers } from './answers.ts';

export const targetLabel = ({ kind, near, town }: SearchChoice) =>
  kind === 'zip' && town ? `${near} ${town}` : near;

/**
 * What a suggestion is, and whom a search for it finds.
 * @param found appraisers within the radius in miles
 */
export function targetHint(
  { kind, here, town }: Pick<SearchTarget, 'kind' | 'here' | 'town'>,
  found: number,
  within: number,
  { countyWord }: Pick<DirectoryRegion, 'countyWord'>,
): string {
  if (kind === 'appraiser') return here === 1 ? `Appraiser in ${town}` : appraisers(here);
  const name = { zip: 'ZIP code', town: 'City', county: countyWord }[kind];
  const nearby = `within ${within} miles`;
  return here === 0
    ? `${name}, ${found === 0 ? 'no appraisers' : appraisers(found)} ${nearby}`
    : `${name}, ${appraisers(here)} here, ${found} ${nearby}`;
}

const enterInstead = 'Enter a ZIP code or city instead.';

/** Why a search around the visitor's position is impossible. */
export function locationSentence(why: 'refused' | 'unknown' | Located, region: string): string {
  if (why === 'refused') return `Your browser is blocking your location. ${enterInstead}`;
  if (why === 'unknown') return `We couldn’t get your location. ${enterInstead}`;
  return why.kind === 'vague'
    ? `Your location is only accurate to about ${Math.round(why.miles)} miles. ${enterInstead}`
    : `You appear to be outside ${region}. ${enterInstead}`;
}

/** "12345 Middleton, 6 appraisers", or "3 ZIP codes around 12345 Middleton, 9 appraisers". */
export function clusterLabel({ markers, count }: Pick<Cluster, 'markers' | 'count'>): string {
  const [{ place }] = markers;
  const around = markers.length > 1 ? `${markers.length} ZIP codes around ` : '';
  return `${around}${place}, ${appraisers(count)}`;
}

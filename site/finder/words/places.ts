// The words about places: suggestions while the visitor types, and the location of their device.
import type { DirectoryRegion, SearchTarget } from '@appraisers/directory/directory.ts';
import type { Located } from '@appraisers/directory/locate.ts';
import { appraisers } from './counts.ts';

export const suggestionCount = (count: number) =>
  count === 1 ? '1 suggestion' : `${count} suggestions`;
export const targetLabel = ({ kind, near, town }: Pick<SearchTarget, 'kind' | 'near' | 'town'>) =>
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

/** Why a search around the visitor's position is impossible. Empty if it is possible. */
export function locationSentence(state: unknown, located: Located | undefined, region: string) {
  if (state === 'refused') return `Your browser is blocking your location. ${enterInstead}`;
  if (state === 'unknown') return `We couldn’t get your location. ${enterInstead}`;
  if (located?.kind === 'vague')
    return `Your location is only accurate to about ${Math.round(located.miles)} miles. ${enterInstead}`;
  return located?.kind === 'outside' ? `You appear to be outside ${region}. ${enterInstead}` : '';
}

export const searchNear = (target: SearchTarget) => `Search near ${targetLabel(target)}`;

// The headings of an answer: over its sections and over their groups.

import { type Answer, type Group, membersOf, type Section } from '@appraisers/directory/answer.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import { hasNeed, type KnownNeed } from '@appraisers/directory/need.ts';

/** The heading over the members of a fit. Those who fit come first and need none. */
function fitHeading({ fit }: Section, need: KnownNeed): string | undefined {
  switch (fit) {
    case 'unstated':
      return need.work ? 'May also do this. Ask them' : 'May also speak it. Ask them';
    case 'other':
      if (!need.language) return 'List other kinds of work';
      return need.work ? 'List other work or languages' : 'List other languages';
    case 'closed':
      return 'Not taking work from homeowners';
    case 'busy':
      return 'Not taking new work now';
    default:
      return undefined;
  }
}

/**
 * The heading over a section in the list, if it has one.
 * @param before the section above it
 */
export function sectionHeading(
  section: Section,
  before: Section | undefined,
  answer: Answer,
): string | undefined {
  const fit = before?.fit === section.fit ? undefined : fitHeading(section, answer.need);
  const county =
    section.kind === 'county' && answer.status === 'place'
      ? `Also work in ${answer.county} (${membersOf(section).length})`
      : undefined;
  const outside =
    section.isOutside && !before?.isOutside && answer.status === 'place'
      ? `Don’t say that they work in ${answer.origin.name}`
      : undefined;
  return [fit, county, outside].filter(Boolean).join('. ') || undefined;
}

/** The heading over a section that stands below the list. */
export function headingBelow({ kind, to = '' }: Section, answer: Answer, region: string): string {
  if (kind === 'named') return `Appraisers named “${answer.text}”`;
  if (answer.status === 'elsewhere') return `Nearest ${region} appraisers to ${to}`;
  return answer.status === 'unknown' && !answer.also?.length
    ? `Or see appraisers near ${to}`
    : `Nearest appraisers to ${to}`;
}

/**
 * The heading of a group in parts. Each is a text of its own, which a translator may replace: a city, or a ZIP with
 * its cities. And "7.0 mi", with what it is measured in at the place searched for.
 */
export function groupHeading(
  { place, miles, isOrigin, members }: Group,
  answer: Answer,
  countyWord: string,
): { readonly place: string; readonly away?: string } {
  if (place === undefined || miles === undefined) return { place: listHeading(answer) };
  const isZip = /^\d/.test(place);
  const cities = [...new Set(members.map(({ city }) => city))];
  const isCounty = answer.status === 'place' && answer.origin.kind === 'county';
  const here = isCounty ? countyWord.toLowerCase() : isZip ? 'ZIP code' : 'city';
  return {
    place: isZip ? `${place} ${cities.join(', ')}` : place,
    away: isOrigin ? `${formatMiles(miles)}, in this ${here}` : formatMiles(miles),
  };
}

/** The heading over a list without groups, for screen readers. */
function listHeading({ status, need }: Answer): string {
  if (status === 'list') return 'Appraisers on this list';
  const isByName = status === 'named' || (status === 'all' && !hasNeed(need));
  return `Appraisers by ${isByName ? 'last name' : 'city'}`;
}

// The cards of an answer in one list, with the headings over its sections and groups.

import { type Answer, isListed } from '@appraisers/directory/answer.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { covers } from '@appraisers/directory/members.ts';
import type { Section } from '@appraisers/directory/sections.ts';
import { type GroupHeading, groupHeading, sectionHeading } from './words/sections.ts';

/** A card with the headings above it. */
export type Entry = {
  readonly appraiser: Appraiser;
  /** Over a section: who fits less well, or who works in the county. */
  readonly part?: string | undefined;
  readonly heading?: GroupHeading | undefined;
  /** The full name of the county searched for, if the member states that they work in it. */
  readonly covers?: string | undefined;
};

/** The cards of some sections, in one list. A group has its heading on its first card. */
export function entriesOf(
  sections: readonly Section[],
  answer: Answer,
  countyWord: string,
): readonly Entry[] {
  const county = answer.status === 'place' ? answer.county : undefined;
  return sections.flatMap((section, at) =>
    section.groups.flatMap((group, groupAt) =>
      group.members.map((appraiser, memberAt): Entry => {
        const isFirst = memberAt === 0;
        // A list without places has one heading, at its start.
        const hasHeading = isFirst && (group.place !== undefined || at + groupAt === 0);
        const isMarked = county && section.kind === 'around' && covers(appraiser, county.shortName);
        return {
          appraiser,
          part:
            isFirst && groupAt === 0 && isListed(section)
              ? sectionHeading(section, sections[at - 1], answer)
              : undefined,
          heading:
            hasHeading && section.kind !== 'named'
              ? groupHeading(group, answer, countyWord)
              : undefined,
          covers: isMarked ? county.name : undefined,
        };
      }),
    ),
  );
}

import { type Answer, isListed, type Section } from '@appraisers/directory/answer.ts';
import { letterFor, mailQuery } from '@appraisers/directory/letter.ts';
import { covers } from '@appraisers/directory/members.ts';
import { type MouseEvent, memo, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppraiserCard } from '#ui/AppraiserCard.tsx';
import { Chip } from './Chip.tsx';
import { useAnswer } from './finder-context.ts';
import { useShortlist } from './shortlist/stored-list.ts';
import { groupHeading, sectionHeading } from './words/sections.ts';

/** The cards of some sections, in one list, with the headings above each card. */
export function entriesOf(sections: readonly Section[], answer: Answer, countyWord: string) {
  const county = answer.status === 'place' ? answer.county : undefined;
  return sections.flatMap((section, at) =>
    section.groups.flatMap((group, groupAt) => {
      const isStart = isListed(section) && groupAt === 0;
      // A list without places has one heading, at its start.
      const hasHeading = group.place !== undefined || (isStart && at === 0);
      const headings = {
        /** Over a section: who fits less well, or who works in the county. */
        part: isStart ? sectionHeading(section, sections[at - 1], answer) : undefined,
        heading: hasHeading ? groupHeading(group, answer, countyWord) : undefined,
      };
      return group.members.map((appraiser, memberAt) => ({
        ...(memberAt === 0 && headings),
        appraiser,
        /** The full name of the county searched for, where a card says whether the member works in it. */
        county: section.kind === 'around' ? county : undefined,
      }));
    }),
  );
}

/** How many cards a list shows at first. A longer list keeps a phone busy for seconds. */
const firstCards = 150;

type CardListProps = {
  selectedId: number | undefined;
  /** A section below the list. Without one, the cards are those of the list. */
  section?: Section;
};

/**
 * Cards in one list, each group's heading in the item of its first member. With one list, a card that
 * stays in the next answer stays the same element. A button shows what is beyond the first cards.
 */
export const CardList = memo(function CardList({ section, selectedId }: CardListProps) {
  const { answer, directory, advice, reason, city } = useAnswer();
  const { region, wording } = directory;
  const letter = reason && mailQuery(letterFor(reason, advice.letter, city));
  const { chosen } = useShortlist();
  const [shown, setShown] = useState({ of: answer, count: firstCards });
  const entries = useMemo(() => {
    const sections = section ? [section] : answer.sections.filter(isListed);
    return entriesOf(sections, answer, region.countyWord);
  }, [answer, section, region]);
  const count = shown.of === answer ? shown.count : firstCards;
  const left = entries.length - count;
  const showMore = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.previousElementSibling;
    flushSync(() => setShown({ of: answer, count: count + firstCards }));
    // The first new card takes the focus, so the visitor goes on reading there.
    const item = list?.querySelectorAll('[data-member]')[count];
    item?.querySelector<HTMLElement>('h4 button')?.focus();
  };
  return (
    <>
      <ul className="finder-cards">
        {entries.slice(0, count).map(({ appraiser, part, heading, county }) => (
          <li key={appraiser.id} data-member={appraiser.id}>
            {part && (
              <h3 tabIndex={-1} className="finder-part">
                {part}
              </h3>
            )}
            {heading && (
              <h3 tabIndex={-1} className={heading.away ? 'finder-place' : 'sr-only'}>
                <span>{heading.place}</span> {heading.away && <span>{heading.away}</span>}
              </h3>
            )}
            <AppraiserCard
              appraiser={appraiser}
              region={region.name}
              wording={wording}
              selected={appraiser.id === selectedId}
              chosen={chosen.includes(appraiser)}
              letter={letter}
              covers={county && covers(appraiser, county) ? county : undefined}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Chip className="chip mt-6 print:hidden" onClick={showMore}>
          {`Show ${Math.min(left, firstCards)} more`}
        </Chip>
      )}
    </>
  );
});

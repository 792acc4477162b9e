import { hasNeed } from '@appraisers/directory/need.ts';
import { countFound } from '@appraisers/directory/search.ts';
import { entriesOf } from './list-entries.ts';
import type { SearchResult } from './result.ts';
import { useShownPart } from './shown-part.ts';
import { shownSentence } from './words/answers.ts';

/** How much of a long answer is shown. Screen readers announce it with each part. */
export function ShownSentence({ result }: { result: SearchResult }) {
  const { answer, order } = result;
  const { entries, more, from } = useShownPart(result, entriesOf(result));
  if (more === 0 && !from) return null;
  // Below those within the radius are members from farther away who cover the county.
  const isNearest =
    answer.kind === 'groups' && !hasNeed(order) && entries.length <= countFound(answer);
  return <>{`${shownSentence(entries.length, isNearest, from)} `}</>;
}

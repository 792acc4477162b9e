import { type Answer, appraisersIn, countFound } from '@appraisers/directory/answer.ts';
import { countFitting, hasNeed } from '@appraisers/directory/need.ts';
import { isSameList } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import type { Loaded } from './finder-context.ts';
import type { FinderRequest, SearchRequest } from './request.ts';
import { useShortlist } from './shortlist/stored-list.ts';
import * as words from './words/answers.ts';
import * as needs from './words/needs.ts';

type SummaryProps = { request: FinderRequest; answer: Answer; data: Loaded };

/** How many appraisers the finder found, and how. Screen readers announce it with each answer. */
export function Summary({ request, answer, data }: SummaryProps) {
  if (answer.status === 'mismatch') return null;
  // A later search drops what the finder ignores.
  const isNew = request.trigger === 'open' || request.trigger === 'step';
  const { unknown } = answer.need;
  return (
    // A new element for each request: screen readers announce the same words again.
    <div key={request.id}>
      {answer.status === 'list' && (
        <ListWords answer={answer} isCut={'isCut' in request} data={data} />
      )}
      {'criteria' in request && <SearchWords request={request} answer={answer} data={data} />}
      {isNew && unknown.length > 0 && (
        <p className="mt-2 max-w-measure text-soft">{needs.unknownNeed(unknown)}</p>
      )}
    </div>
  );
}

const Heading = ({ children }: { children: string }) => (
  <h2 tabIndex={-1} className="text-3xl">
    {children}
  </h2>
);

function SearchWords({ request, answer, data }: SummaryProps & { request: SearchRequest }) {
  const { directory } = data;
  const nearest = answer.sections.find(({ kind }) => kind === 'nearest');
  const isElsewhere = answer.status === 'unknown' || answer.status === 'elsewhere';
  const sentences = [
    words.resultSentence(answer, request.criteria, directory.region),
    needs.coveringSentence(answer),
    isElsewhere && nearest?.to && `The appraisers below are the nearest to ${nearest.to}.`,
    fittingSentence(answer, data),
  ];
  return (
    <>
      <Heading>{words.appraisersFound(countFound(answer))}</Heading>
      <p className="mt-2 max-w-measure text-soft">{sentences.filter(Boolean).join(' ')}</p>
    </>
  );
}

/** What the visitor needs, and how many of the members fit it. */
function fittingSentence(answer: Answer, { directory, advice }: Loaded): string {
  const { order } = answer.need;
  const found = hasNeed(order) ? appraisersIn(answer) : [];
  if (found.length === 0) return '';
  const reason = advice.reasons.find(({ id }) => id === order.for)?.name;
  const language = directory.languages.get(order.language ?? '');
  return needs.needSentence(reason, language, countFitting(found, order));
}

type ListWordsProps = {
  answer: Extract<Answer, { status: 'list' }>;
  isCut: boolean;
  data: Loaded;
};

function ListWords({ answer, isCut, data }: ListWordsProps) {
  const { chosen } = useShortlist(data.directory);
  const members = appraisersIn(answer);
  // Whose list it was when the answer came. The words stay when the visitor then removes an appraiser.
  const [isOwn] = useState(isSameList(chosen, members));
  const missing = words.missingSentence(answer.missing);
  return (
    <>
      <Heading>{words.appraisersListed(members.length, isOwn)}</Heading>
      <p className="mt-2 max-w-measure text-soft print:hidden">
        {words.listSentence(members.length, answer.missing, isOwn)}
      </p>
      {isCut && <p className="mt-2 max-w-measure text-soft">{words.listCut}</p>}
      {missing && <p className="mt-2 max-w-measure text-soft">{missing}</p>}
    </>
  );
}

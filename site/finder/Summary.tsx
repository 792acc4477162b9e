import { type Answer, appraisersIn, countFound } from '@appraisers/directory/answer.ts';
import { countFitting, hasNeed } from '@appraisers/directory/need.ts';
import { maxShortlisted } from '@appraisers/directory/shortlist.ts';
import { useFinder } from './finder-context.ts';
import type { SearchRequest } from './request.ts';
import { useIsOwn } from './shortlist/stored-list.ts';
import * as words from './words/answers.ts';

type SummaryProps = { request: SearchRequest; answer: Answer };

/** How many appraisers the finder found, and how. Screen readers announce it with each answer. */
export function Summary({ request, answer }: SummaryProps) {
  if (answer.status === 'mismatch') return null;
  // A new element for each request: screen readers announce the same words again.
  const Words = answer.status === 'list' ? ListWords : SearchWords;
  return <Words key={request.id} request={request} answer={answer} />;
}

const Heading = ({ children }: { children: string }) => (
  <h2 tabIndex={-1} className="text-3xl">
    {children}
  </h2>
);

function SearchWords({ request, answer }: SummaryProps) {
  const { directory } = useFinder();
  const nearest = answer.sections.find(({ kind }) => kind === 'nearest');
  const isElsewhere = answer.status === 'unknown' || answer.status === 'elsewhere';
  const sentences = [
    words.resultSentence(answer, request.criteria, directory.region),
    words.coveringSentence(answer),
    isElsewhere && nearest?.to && `The appraisers below are the nearest to ${nearest.to}.`,
    useFittingSentence(answer),
  ];
  return (
    <>
      <Heading>{words.appraisersFound(countFound(answer))}</Heading>
      <p className="mt-2 max-w-measure text-soft">{sentences.filter(Boolean).join(' ')}</p>
    </>
  );
}

/** What the visitor needs, and how many of the members fit it. */
function useFittingSentence(answer: Answer): string {
  const { directory, advice } = useFinder();
  const { need } = answer;
  const found = hasNeed(need) ? appraisersIn(answer) : [];
  if (found.length === 0) return '';
  const reason = advice.reasons.find(({ id }) => id === need.work)?.name;
  const language = directory.languages.get(need.language ?? '');
  return words.needSentence(reason, language, countFitting(found, need));
}

function ListWords({ request, answer }: SummaryProps) {
  const members = appraisersIn(answer);
  const missing = answer.status === 'list' ? answer.missing : 0;
  const isOwn = useIsOwn(members, missing);
  const notes = [
    request.criteria.isCut &&
      `This link names more than ${maxShortlisted} appraisers. Only the first ${maxShortlisted} are shown.`,
    words.missingSentence(missing),
  ];
  return (
    <>
      <Heading>{words.appraisersListed(members.length, isOwn)}</Heading>
      <p className="mt-2 max-w-measure text-soft print:hidden">
        {words.listSentence(members.length, missing, isOwn)}
      </p>
      {notes.some(Boolean) && (
        <p className="mt-2 max-w-measure text-soft">{notes.filter(Boolean).join(' ')}</p>
      )}
    </>
  );
}

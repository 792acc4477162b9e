import { appraisersShown } from '@appraisers/directory/answer.ts';
import { countFitting } from '@appraisers/directory/need.ts';
import { maxShortlisted } from '@appraisers/directory/shortlist.ts';
import { useAnswer } from './finder-context.ts';
import { useIsOwn } from './shortlist/stored-list.ts';
import * as words from './words/answers.ts';

/** How many appraisers the finder found, and how. Screen readers announce it with each answer. */
export function Summary() {
  const { request, answer } = useAnswer();
  if (answer.status === 'mismatch') return null;
  // A new element for each request: screen readers announce the same words again.
  const Words = answer.status === 'list' ? ListWords : SearchWords;
  return <Words key={request.id} />;
}

const Heading = ({ children }: { children: string }) => (
  <h2 tabIndex={-1} className="text-3xl">
    {children}
  </h2>
);

function SearchWords() {
  const { request, answer, members, directory, advice } = useAnswer();
  const { need } = answer;
  const shown = appraisersShown(answer);
  const fitting = countFitting(shown, need);
  const nearest = answer.sections.find(({ kind }) => kind === 'nearest');
  const isElsewhere = answer.status === 'unknown' || answer.status === 'elsewhere';
  const sentences = [
    words.resultSentence(answer, request.criteria, directory.region),
    words.coveringSentence(answer),
    isElsewhere && nearest?.to && `The appraisers below are the nearest to ${nearest.to}.`,
    shown.length > 0 &&
      words.needSentence(
        advice.reasons.find(({ id }) => id === need.work)?.name,
        directory.languages.get(need.language ?? ''),
        fitting,
        fitting === countFitting(members, need),
      ),
  ];
  return (
    <>
      <Heading>{words.appraisersFound(shown.length)}</Heading>
      <p className="mt-2 max-w-measure text-soft">{sentences.filter(Boolean).join(' ')}</p>
    </>
  );
}

function ListWords() {
  const { request, answer, members } = useAnswer();
  const missing = answer.status === 'list' ? answer.missing : 0;
  const isOwn = useIsOwn();
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

import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { createQueryClient } from '#data-fetching/query-client.ts';
import type { Criteria } from '#directory/criteria.ts';
import { type Answer, type Knowledge, search } from '#directory/search.ts';
import { Hints } from '#notifications/Hint.tsx';
import { directory, extraPlaces } from './directory.ts';
import type { FinderProps } from './Finder.tsx';
import mapStyles from './map/map.css?url';
import { Results } from './Results.tsx';
import resultStyles from './results.css?url';
import { useCriteria } from './use-criteria.ts';
import { useGazetteer } from './use-gazetteer.ts';

// A search is no reason to draw anew what stands around the answer.
export const Answers = memo(AnswersToAddress);

/** What the directory answers to the address. */
function AnswersToAddress(props: FinderProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      {/* All at once, and before a search: each sheet that comes later has the page laid out anew. */}
      <link rel="stylesheet" href={resultStyles} precedence="default" />
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <Hints>
        <Informed {...props} />
      </Hints>
    </QueryClientProvider>
  );
}

function Informed(props: FinderProps) {
  const { gazetteer, settled } = useGazetteer();
  const knowledge = useMemo(
    () => ({ members: directory, extra: extraPlaces, gazetteer }),
    [gazetteer],
  );
  return <Answered knowledge={knowledge} settled={settled} {...props} />;
}

type AnsweredProps = FinderProps & { knowledge: Knowledge; settled: boolean };

function Answered({ knowledge, settled, ...rest }: AnsweredProps) {
  const criteria = useCriteria();
  const answer = useMemo(() => criteria && search(criteria, knowledge), [criteria, knowledge]);
  const shown = settled || isFinal(answer, criteria) ? answer : undefined;
  return <Results criteria={criteria} answer={shown} knowledge={knowledge} {...rest} />;
}

/** Whatever the gazetteer might still change is not shown before it is here or given up. */
const isFinal = (answer: Answer | undefined, criteria: Criteria | undefined): boolean =>
  answer?.kind === 'all' ||
  answer?.kind === 'mismatch' ||
  (answer?.kind === 'groups' && criteria?.by === 'zip');

import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createQueryClient } from '#data-fetching/query-client.ts';
import type { Appraiser } from '#directory/appraiser.ts';
import type { Criteria } from '#directory/criteria.ts';
import { search } from '#directory/search.ts';
import { Hints } from '#notifications/Hint.tsx';
import { directory, extraPlaces } from './directory.ts';
import type { FinderProps, Office } from './Finder.tsx';
import { Results } from './Results.tsx';
import { useGazetteer } from './use-gazetteer.ts';

type AnswersProps = {
  criteria: Criteria | undefined;
  office: Office;
  onSelect: FinderProps['onSelect'] | undefined;
};

/** What the directory answers to the criteria. */
export function Answers(props: AnswersProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Hints>
        <Answered {...props} />
      </Hints>
    </QueryClientProvider>
  );
}

function Answered({ criteria, office, onSelect }: AnswersProps) {
  const { gazetteer, settled } = useGazetteer();
  const [selectedId, setSelectedId] = useState<number>();
  const knowledge = useMemo(
    () => ({ members: directory, extra: extraPlaces, gazetteer }),
    [gazetteer],
  );
  const answer = useMemo(() => criteria && search(criteria, knowledge), [criteria, knowledge]);
  // Whatever the gazetteer might still change is not shown before it is here or given up.
  const final =
    settled ||
    answer?.kind === 'all' ||
    answer?.kind === 'mismatch' ||
    (answer?.kind === 'groups' && criteria?.by === 'zip');

  const select = (appraiser: Appraiser) => {
    setSelectedId(appraiser.id);
    onSelect?.(appraiser);
  };
  return (
    <Results
      criteria={criteria}
      answer={final ? answer : undefined}
      knowledge={knowledge}
      office={office}
      selectedId={selectedId}
      onSelect={select}
    />
  );
}

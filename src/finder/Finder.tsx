import './finder.css';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import type { Appraiser } from '#directory/appraiser.ts';
import type { Site } from '#schemas/site.ts';
import { AnswersUnavailable } from './AnswersUnavailable.tsx';
import { SearchForm } from './SearchForm.tsx';
import { ask, useCriteria } from './use-criteria.ts';

/** Where visitors report a mistake, and the day the directory was last checked. */
export type Office = { readonly email: string; readonly updated: string };

export type FinderProps = {
  office: Office;
  /** The picture tiles under the map. */
  tiles: Site['tiles'];
  /** Called with each appraiser whose card is selected. */
  onSelect?: (appraiser: Appraiser) => void;
};

// The directory and its rules come when a visitor turns to the search box, not before.
const Answers = lazy<ComponentType<FinderProps>>(() =>
  import('./Answers.tsx').then(
    ({ Answers }) => ({ default: Answers }),
    () => ({ default: AnswersUnavailable }),
  ),
);

/** The appraiser finder: what is asked stands in the address, the answer follows from it. */
export function Finder(props: FinderProps) {
  const criteria = useCriteria();
  const [engaged, setEngaged] = useState(false);
  const finder = useRef<HTMLDivElement>(null);

  return (
    <div ref={finder} className="scroll-mt-20">
      <SearchForm
        criteria={criteria}
        onEngage={() => setEngaged(true)}
        onSearch={(asked) => {
          ask(asked);
          // After the results are painted: to scroll before would make them wait.
          requestAnimationFrame(() =>
            setTimeout(() => finder.current?.scrollIntoView({ block: 'start' })),
          );
        }}
      />
      {(engaged || criteria) && (
        <Suspense fallback={criteria && <p className="mt-8 text-soft">Opening the directory …</p>}>
          <Answers {...props} />
        </Suspense>
      )}
    </div>
  );
}

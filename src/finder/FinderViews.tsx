import { Tabs } from 'radix-ui';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Appraiser } from '#directory/appraiser.ts';
import type { Criteria } from '#directory/criteria.ts';
import type { Answer, Knowledge } from '#directory/search.ts';
import type { FinderProps } from './Finder.tsx';
import { GroupList } from './GroupList.tsx';
import { ListedAnswer } from './ListedAnswer.tsx';
import { MapUnavailable } from './MapUnavailable.tsx';
import { ask } from './use-criteria.ts';
import { useWideScreen } from './use-media.ts';

type FinderViewsProps = {
  criteria: Criteria;
  answer: Answer | undefined;
  knowledge: Knowledge;
  tiles: FinderProps['tiles'];
  /** Whether the map may come: not while nobody sees the views. */
  mapped: boolean;
  selected: Appraiser | undefined;
  onSelect: (appraiser: Appraiser) => void;
};

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// The map comes with the first answer on a wide screen, with its tab on a narrow one.
// Leaflet is evaluated in a task of its own: with the rest it would hold up a slow phone.
const FinderMap = lazy(() =>
  import('leaflet')
    .then(nextTask)
    .then(() => import('./map/FinderMap.tsx'))
    .then(
      ({ FinderMap }) => ({ default: FinderMap }),
      () => ({ default: MapUnavailable }),
    ),
);

const tabs = (
  <Tabs.List aria-label="View" className="finder-tabs">
    <Tabs.Trigger value="list">List View</Tabs.Trigger>
    <Tabs.Trigger value="map">Map View</Tabs.Trigger>
  </Tabs.List>
);

/** List and map: beside each other where there is room, else under two tabs. The list comes first. */
export function FinderViews(props: FinderViewsProps) {
  const { criteria, answer, knowledge, tiles, mapped, selected, onSelect } = props;
  const wide = useWideScreen();
  const [view, setView] = useState('list');
  const [hinted, setHinted] = useState<Appraiser>();
  const picked = usePickedHeading(answer);

  const pick = useCallback(
    (zip: string) => {
      picked.expect(zip);
      ask({ near: zip, by: 'zip', within: criteria.within });
    },
    [criteria.within, picked.expect],
  );
  const choosing = { selectedId: selected?.id, onSelect, onHint: setHinted };
  const list = answer && (
    <ListedAnswer criteria={criteria} answer={answer} knowledge={knowledge} {...choosing} />
  );
  const map = mapped && (
    <Suspense fallback={<p className="map-placeholder">Opening the map …</p>}>
      <FinderMap
        criteria={criteria}
        answer={answer}
        knowledge={knowledge}
        tiles={tiles}
        selectedZip={selected?.zip}
        hintedZip={hinted?.zip}
        onPick={pick}
      />
    </Suspense>
  );

  if (wide) {
    return (
      <div className="finder-views">
        <div>{list}</div>
        <section aria-label="Map of the appraisers" className="finder-map">
          {map}
        </section>
      </div>
    );
  }
  const there =
    answer?.kind === 'groups' ? answer.groups.filter(({ type }) => type === 'primary') : [];
  return (
    <Tabs.Root value={view} onValueChange={setView} className="finder-tabbed">
      {tabs}
      <Tabs.Content value="list">{list}</Tabs.Content>
      <Tabs.Content value="map" className="pt-4">
        {map}
        <div ref={picked.heading} tabIndex={-1}>
          <GroupList groups={there} {...choosing} />
        </div>
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Below the map of a narrow screen the people of a tapped marker appear; the focus goes to them. */
function usePickedHeading(answer: Answer | undefined) {
  const heading = useRef<HTMLDivElement>(null);
  const expected = useRef<string>(undefined);
  useEffect(() => {
    if (answer?.kind !== 'groups' || answer.origin.name !== expected.current) return;
    expected.current = undefined;
    heading.current?.querySelector('h3')?.focus();
  }, [answer]);
  const expect = useCallback((zip: string) => {
    expected.current = zip;
  }, []);
  return { heading, expect };
}

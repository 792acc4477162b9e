import { type KeyboardEvent, useState } from 'react';
import { Hints } from '#notifications/Hints.tsx';
import { AnswerFooter } from './AnswerFooter.tsx';
import { NeedPanel } from './contact/NeedPanel.tsx';
import { useFinder } from './finder-context.ts';
import { useLanding } from './landing.ts';
import { MapView, prepareMap } from './MapView.tsx';
import { Choices, Offers } from './Offers.tsx';
import { CardList } from './Sections.tsx';
import { SkipLink } from './SkipLink.tsx';
import { store, stored, useWideScreen } from './screen.ts';
import { ListPanel } from './shortlist/ListPanel.tsx';
import { useShortlist } from './shortlist/stored-list.ts';
import { useCards } from './use-cards.tsx';

const titles = { list: 'List View', map: 'Map View' } as const;
type View = keyof typeof titles;

/**
 * An answer below the search box, as a list and on a map: side by side if there is room, otherwise under two tabs,
 * where the map has the list below it. The style sheet hides the map of the other tab, so a switch moves no card. It
 * stays when the next answer comes, so the map stays open.
 */
export function Answer() {
  const { request, answer } = useFinder();
  const shown = answer?.status === 'mismatch' ? undefined : answer;
  const isList = shown?.status === 'list';
  const wide = useWideScreen();
  const [view, setView] = useState<View>(stored('view') === 'map' ? 'map' : 'list');
  const { message } = useShortlist();
  const { selected, hovered, listeners, dialog } = useCards();
  useLanding();

  const changeView = (next: View) => {
    setView(next);
    store('view', next);
    // Below the search box, a phone has no room for the map.
    if (next === 'map')
      requestAnimationFrame(() => document.querySelector('.finder-tabs')?.scrollIntoView());
  };
  const onTabKey = (event: KeyboardEvent) => {
    const other = view === 'list' ? 'map' : 'list';
    const next = ({ ArrowLeft: other, ArrowRight: other, Home: 'list', End: 'map' } as const)[
      event.key
    ];
    if (!next) return;
    event.preventDefault();
    document.getElementById(`tab-${next}`)?.focus();
    changeView(next);
  };
  const panelOf = (name: View) => ({
    id: `panel-${name}`,
    className: `finder-${name}`,
    // Side by side, they aren't tab panels.
    ...(!wide && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `tab-${name}` }),
  });

  const list = (
    <div key="list" {...panelOf('list')} {...listeners}>
      {wide && <SkipLink to="finder-map">Go to the map</SkipLink>}
      {shown?.status === 'place' && (
        <div className="finder-offers mb-4 *:first:mt-2">
          <Choices />
        </div>
      )}
      {shown && <CardList selectedId={selected?.id} />}
      {shown && !isList && <Offers selectedId={selected?.id} />}
    </div>
  );
  const mapPanel = (
    <div key="map" {...panelOf('map')}>
      <section id="finder-map" aria-label="Map of appraisers" tabIndex={-1}>
        <SkipLink to="finder-foot">Skip the map</SkipLink>
        <MapView
          answer={shown}
          isShown={wide || view === 'map'}
          selectedZip={selected?.zip}
          hoveredZip={hovered?.zip}
        />
      </section>
    </div>
  );
  return (
    <>
      <div hidden={!shown} className="finder-answer">
        {isList && <ListPanel key={request?.id} />}
        {shown && <NeedPanel />}
        <Hints>
          <div className="finder-views" data-view={view}>
            <div role="tablist" aria-label="View" className="finder-tabs" onKeyDown={onTabKey}>
              {(['list', 'map'] as const).map((name) => (
                <button
                  key={name}
                  type="button"
                  role="tab"
                  id={`tab-${name}`}
                  aria-controls={`panel-${name}`}
                  aria-selected={name === view}
                  tabIndex={name === view ? 0 : -1}
                  onClick={() => changeView(name)}
                  onPointerEnter={name === 'map' ? prepareMap : undefined}
                >
                  {titles[name]}
                </button>
              ))}
            </div>
            {wide ? [list, mapPanel] : [mapPanel, list]}
          </div>
        </Hints>
        {shown && <AnswerFooter selected={selected} />}
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
      {dialog}
    </>
  );
}

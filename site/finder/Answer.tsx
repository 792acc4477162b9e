import { type Answer as AnswerTo, appraisersIn } from '@appraisers/directory/answer.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { defaults } from '@appraisers/directory/criteria.ts';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { Hints } from '#notifications/Hints.tsx';
import { AnswerFooter } from './AnswerFooter.tsx';
import styles from './answer.css?url';
import { letterQuery, usePropertyCity } from './contact/Letter.tsx';
import { NeedPanel } from './contact/NeedPanel.tsx';
import { useDetails } from './contact/use-details.tsx';
import { type FinderProps, useFinder } from './finder-context.ts';
import { useLanding } from './landing.ts';
import { MapView, prepareMap } from './MapView.tsx';
import { Offers } from './Offers.tsx';
import { notifyPartner } from './partner.ts';
import { requestSearch, type SearchRequest } from './request.ts';
import { ListedCards } from './Sections.tsx';
import { SkipLink } from './SkipLink.tsx';
import { isMapStored, storeView, useWideScreen } from './screen.ts';
import { ListPanel } from './shortlist/ListPanel.tsx';
import { useShortlist } from './shortlist/stored-list.ts';

const tabs = [
  ['list', 'List View'],
  ['map', 'Map View'],
] as const;
type View = (typeof tabs)[number][0];

type AnswerProps = FinderProps & {
  request: SearchRequest | undefined;
  answer: AnswerTo | undefined;
};

/**
 * An answer below the search box, as a list and on a map: side by side if there is room, otherwise under two tabs,
 * where the map has the list below it. The style sheet decides, so a change of width redraws nothing. It stays when
 * the next answer comes, so the map stays open.
 */
export function Answer(props: AnswerProps) {
  const { request, answer, tiles, map, framed } = props;
  const { advice } = useFinder();
  const shown = answer?.status === 'mismatch' ? undefined : answer;
  const criteria = shown?.status === 'list' ? undefined : request?.criteria;
  const listed = useMemo(
    () => (shown?.status === 'list' ? appraisersIn(shown) : undefined),
    [shown],
  );
  const wide = useWideScreen();
  const views = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(isMapStored() ? 'map' : 'list');
  const [selected, setSelected] = useState<Appraiser>();
  const [hovered, setHovered] = useState<Appraiser>();
  const notify = framed ? notifyPartner : props.onSelect;
  const onSelect = useCallback(
    (appraiser: Appraiser) => {
      setSelected(appraiser);
      notify?.(appraiser);
    },
    [notify],
  );
  const { chosen, message } = useShortlist();
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const reason = advice.reasons.find(({ id }) => id === shown?.need.need.for);
  const property = usePropertyCity(answer);
  const { open, dialog } = useDetails({
    ...property,
    answer,
    reason: reason?.id ?? '',
    isNear: hovered !== undefined,
    onSelect,
  });
  const actions = {
    selectedId: selected?.id,
    chosenIds,
    letter: letterQuery(reason, property.city, advice),
    onSelect,
    onDetails: open,
    onHover: setHovered,
  };
  useLanding(views, request, answer);

  const within = criteria?.within ?? defaults.within;
  const pick = useCallback(
    (zip: string) => requestSearch({ near: zip, by: 'zip', within }, 'marker'),
    [within],
  );
  const changeView = (next: View) => {
    setView(next);
    storeView(next);
    // Below the search box, a phone has no room for the map.
    if (next === 'map')
      requestAnimationFrame(() => views.current?.querySelector('.finder-tabs')?.scrollIntoView());
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
    <div key="list" {...panelOf('list')}>
      <SkipLink to="finder-map" onWide>
        Go to the map
      </SkipLink>
      {shown && <ListedCards answer={shown} {...actions} />}
      {shown && criteria && <Offers answer={shown} criteria={criteria} {...actions} />}
    </div>
  );
  const mapPanel = (
    <div key="map" {...panelOf('map')}>
      <section id="finder-map" aria-label="Map of appraisers" tabIndex={-1}>
        <SkipLink to="finder-foot">Skip the map</SkipLink>
        <MapView
          answer={shown}
          within={within}
          isShown={wide || view === 'map'}
          tiles={tiles}
          {...map}
          selectedZip={selected?.zip}
          hoveredZip={hovered?.zip}
          onPick={pick}
        />
      </section>
    </div>
  );
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="answer" />
      <div ref={views} hidden={!shown} className="finder-answer">
        {listed && shown && <ListPanel key={request?.id} members={listed} need={shown.need.need} />}
        {shown && <NeedPanel answer={shown} listed={listed} reason={reason} {...property} />}
        <Hints>
          <div className="finder-views" data-view={view}>
            <div role="tablist" aria-label="View" className="finder-tabs" onKeyDown={onTabKey}>
              {tabs.map(([name, title]) => (
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
                  {title}
                </button>
              ))}
            </div>
            {wide ? [list, mapPanel] : [mapPanel, list]}
          </div>
        </Hints>
        {shown && <AnswerFooter selected={selected} measures={shown.status === 'place'} />}
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
      {dialog}
    </>
  );
}

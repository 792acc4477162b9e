import { type Answer as AnswerTo, appraisersIn } from '@appraisers/directory/answer.ts';
import { defaults } from '@appraisers/directory/criteria.ts';
import * as Tabs from '@radix-ui/react-tabs';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Hints } from '#notifications/Hints.tsx';
import { AnswerFooter } from './AnswerFooter.tsx';
import styles from './answer.css?url';
import { letterQuery, usePropertyCity } from './contact/Letter.tsx';
import { NeedPanel } from './contact/NeedPanel.tsx';
import { useDetails } from './contact/use-details.tsx';
import { FinderDataContext, type FinderProps, type Loaded } from './finder-context.ts';
import { useLanding } from './landing.ts';
import { MapView, prepareMap } from './MapView.tsx';
import { Offers } from './Offers.tsx';
import { notifyPartner } from './partner.ts';
import { type FinderRequest, requestSearch } from './request.ts';
import { ListedCards } from './Sections.tsx';
import { SkipLink } from './SkipLink.tsx';
import { isMapStored, storeView, useWideScreen } from './screen.ts';
import { ListPanel } from './shortlist/ListPanel.tsx';
import { useShortlist } from './shortlist/stored-list.ts';
import { useSelection } from './use-selection.ts';

type AnswerProps = FinderProps & {
  request: FinderRequest | undefined;
  answer: AnswerTo | undefined;
  data: Loaded;
};

/** An answer below the search box. It stays when the next one comes, so the map stays open. */
export function Answer(props: AnswerProps) {
  const { data, office } = props;
  const context = useMemo(() => ({ ...data, office }), [data, office]);
  return (
    <FinderDataContext value={context}>
      <link rel="stylesheet" href={styles} precedence="answer" />
      <AnswerViews {...props} />
    </FinderDataContext>
  );
}

/**
 * The answer as a list and on a map: side by side if there is room, otherwise under two tabs, where the map
 * has the list below it. The style sheet decides, so a change of width redraws nothing.
 */
function AnswerViews(props: AnswerProps) {
  const { request, answer, data, tiles, map, framed } = props;
  const { directory, advice } = data;
  const shown = answer?.status === 'mismatch' ? undefined : answer;
  const criteria = request && 'criteria' in request ? request.criteria : undefined;
  const listed = shown?.status === 'list' ? appraisersIn(shown) : undefined;
  const wide = useWideScreen();
  const views = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(isMapStored() ? 'map' : 'list');
  const { selected, hovered, onSelect, onHover } = useSelection(
    framed ? notifyPartner : props.onSelect,
  );
  const { chosen, message } = useShortlist(directory);
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
    onHover,
  };
  useLanding(views, request, answer);

  const within = criteria?.within ?? defaults.within;
  const pick = useCallback(
    (zip: string) => requestSearch({ near: zip, by: 'zip', within }, 'marker'),
    [within],
  );
  const changeView = (next: string) => {
    setView(next);
    storeView(next);
    // Below the search box, a phone has no room for the map.
    if (next === 'map') requestAnimationFrame(() => tabs.current?.scrollIntoView());
  };
  // Side by side, they aren't tab panels.
  const panel = wide ? { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined } : {};

  const list = (
    <Tabs.Content key="list" value="list" forceMount className="finder-list" {...panel}>
      <SkipLink to="finder-map" onWide>
        Go to the map
      </SkipLink>
      {shown && <ListedCards answer={shown} {...actions} />}
      {shown && criteria && <Offers answer={shown} criteria={criteria} {...actions} />}
    </Tabs.Content>
  );
  const mapPanel = (
    <Tabs.Content key="map" value="map" forceMount className="finder-map" {...panel}>
      <section id="finder-map" aria-label="Map of appraisers" tabIndex={-1}>
        <SkipLink to="finder-foot">Skip the map</SkipLink>
        <MapView
          answer={shown}
          within={within}
          isShown={wide || view === 'map'}
          tiles={tiles}
          {...map}
          directory={directory}
          selectedZip={selected?.zip}
          hoveredZip={hovered?.zip}
          onPick={pick}
        />
      </section>
    </Tabs.Content>
  );
  return (
    <>
      <div ref={views} hidden={!shown} className="finder-answer">
        {listed && shown && <ListPanel key={request?.id} members={listed} need={shown.need.need} />}
        {shown && <NeedPanel answer={shown} listed={listed} reason={reason} {...property} />}
        <Hints>
          <Tabs.Root
            value={view}
            onValueChange={changeView}
            className="finder-views"
            data-view={view}
          >
            <Tabs.List ref={tabs} aria-label="View" className="finder-tabs">
              <Tabs.Trigger value="list">List View</Tabs.Trigger>
              <Tabs.Trigger value="map" onPointerEnter={prepareMap}>
                Map View
              </Tabs.Trigger>
            </Tabs.List>
            {view === 'map' && !wide ? [mapPanel, list] : [list, mapPanel]}
          </Tabs.Root>
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

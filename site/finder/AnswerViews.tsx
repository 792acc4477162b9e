import { defaults } from '@appraisers/directory/criteria.ts';
import * as Tabs from '@radix-ui/react-tabs';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MoreDialog } from '#finder/contact/MoreDialog.tsx';
import { usePurpose } from '#finder/contact/use-purpose.ts';
import { ListPanel } from '#finder/shortlist/ListPanel.tsx';
import { ShortlistBar } from '#finder/shortlist/ShortlistBar.tsx';
import { Hints } from '#notifications/Hints.tsx';
import { AnswerFooter } from './AnswerFooter.tsx';
import { requestSearch } from './address.ts';
import { CardList } from './CardList.tsx';
import { FurtherOffers } from './FurtherOffers.tsx';
import { emitFinderEvent } from './finder-events.ts';
import { useLanding } from './landing.ts';
import { entriesOf } from './list-entries.ts';
import { MapView } from './MapView.tsx';
import { useWideScreen } from './media-queries.ts';
import { notifyPartner } from './partner-messages.ts';
import { ShareLink } from './ShareLink.tsx';
import { StylesNotice } from './StylesNotice.tsx';
import { type FinderProps, type FinderRequest, isListResult } from './types.ts';
import { useResult } from './use-result.ts';
import { useSelection } from './use-selection.ts';

type AnswerViewsProps = FinderProps & { request: FinderRequest | undefined };

/**
 * The answer as a list and on a map: beside each other where there is room, else under two tabs. The
 * style sheet decides which, so nothing is drawn again when the window or the paper has another width.
 */
export function AnswerViews({ request, office, tiles, framed, onSelect }: AnswerViewsProps) {
  const result = useResult(request);
  const shown = result && result.answer.kind !== 'mismatch' ? result : undefined;
  const search = shown && !isListResult(shown) ? shown : undefined;
  const list = shown && isListResult(shown) ? shown : undefined;
  const wide = useWideScreen();
  const views = useRef<HTMLDivElement>(null);
  const [view, setView] = useState('list');
  const {
    cardActions,
    selected,
    turnedTo: hovered,
    more,
    closeMore,
  } = useSelection(result, framed ? notifyPartner : onSelect);
  const purpose = usePurpose(result);
  useLanding(views, result);
  useEffect(() => {
    if (request) emitFinderEvent('answered');
  }, [request]);

  const within = search?.request.criteria.within ?? defaults.within;
  const pick = useCallback(
    (zip: string) => requestSearch({ near: zip, by: 'zip', within }, 'marker'),
    [within],
  );
  const entries = useMemo(() => (shown ? entriesOf(shown) : []), [shown]);
  const there = useMemo(() => {
    const [group] = search?.answer.kind === 'groups' ? search.answer.groups : [];
    return group?.type === 'primary' ? entries.slice(0, group.appraisers.length) : [];
  }, [search, entries]);
  // Beside each other they are no panels of tabs.
  const panel = wide ? { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined } : {};

  return (
    <>
      <div ref={views} hidden={!shown} className="finder-answer">
        <StylesNotice />
        {list && (
          <ListPanel key={list.request.requestId} result={list} office={office} {...purpose} />
        )}
        <Hints>
          <Tabs.Root value={view} onValueChange={setView} className="finder-views" data-view={view}>
            <Tabs.List aria-label="View" className="finder-tabs">
              <Tabs.Trigger value="list">List View</Tabs.Trigger>
              <Tabs.Trigger value="map">Map View</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="list" forceMount className="finder-list" {...panel}>
              <ShareLink to="finder-map">Go to the map</ShareLink>
              <CardList entries={entries} {...cardActions} />
              {search && (
                <FurtherOffers
                  criteria={search.request.criteria}
                  answer={search.answer}
                  on={search.on}
                  {...cardActions}
                />
              )}
            </Tabs.Content>
            <Tabs.Content value="map" forceMount className="finder-map" {...panel}>
              <MapView
                result={shown}
                wanted={wide || view === 'map'}
                tiles={tiles}
                selectedZip={selected?.zip}
                hoveredZip={hovered?.zip}
                onPick={pick}
              />
              {view === 'map' && <CardList entries={there} {...cardActions} />}
            </Tabs.Content>
          </Tabs.Root>
        </Hints>
        {shown && <AnswerFooter result={shown} office={office} selected={selected} />}
      </div>
      <ShortlistBar given={result} />
      {more && <MoreDialog target={more} office={office} {...purpose} onClose={closeMore} />}
    </>
  );
}

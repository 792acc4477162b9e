import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { defaults } from '@appraisers/directory/criteria.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import * as Tabs from '@radix-ui/react-tabs';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Hints } from '#notifications/Hints.tsx';
import { AnswerFooter, type Office } from './AnswerFooter.tsx';
import { CardList } from './CardList.tsx';
import { dialogPart, LoadedDialog } from './contact/LoadedDialog.tsx';
import { PurposePanel } from './contact/PurposePanel.tsx';
import { usePurpose } from './contact/purpose.ts';
import { letterQuery } from './contact/WriteForm.tsx';
import { FurtherOffers } from './FurtherOffers.tsx';
import { emitFinderEvent, notifyPartner } from './finder-events.ts';
import { LongCardList } from './LongCardList.tsx';
import { useLanding } from './landing.ts';
import { entriesOf } from './list-entries.ts';
import { MapView, mapPart } from './MapView.tsx';
import { useWideScreen } from './media-queries.ts';
import { type FinderRequest, requestSearch } from './request.ts';
import { isListResult } from './result.ts';
import { SkipLink } from './SkipLink.tsx';
import { StylesNotice } from './StylesNotice.tsx';
import { ListPanel } from './shortlist/ListPanel.tsx';
import { useIsPainting } from './use-is-painting.ts';
import { useResult } from './use-result.ts';
import { useSelection } from './use-selection.ts';
import * as words from './words/answers.ts';

export type FinderProps = {
  office: Office;
  /** The picture tiles under the map. */
  tiles: Site['tiles'];
  /** Called with each appraiser whose card the visitor selects. */
  onSelect?: (appraiser: Appraiser) => void;
  /** The finder is in a frame, and notifies the page around it of each selected card. */
  framed?: boolean;
};

const noEntries: ReturnType<typeof entriesOf> = [];

type AnswerViewsProps = FinderProps & { request: FinderRequest | undefined };

/**
 * The answer as a list and on a map: side by side if there is room, otherwise under two tabs. The style
 * sheet decides, so a change of width redraws nothing.
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
    cardActions: selection,
    selected,
    hovered,
    listMessage,
    dialogTarget,
    closeDialog,
  } = useSelection(result, framed ? notifyPartner : onSelect);
  const purpose = usePurpose(result);
  const cardActions = { ...selection, letter: letterQuery(purpose.ofPage.purpose) };
  useLanding(views, result);
  useEffect(() => {
    if (request) emitFinderEvent('answered');
  }, [request]);
  const isNear = hovered !== undefined || dialogTarget !== undefined;
  useEffect(() => {
    if (isNear) dialogPart.load();
  }, [isNear]);

  const within = search?.request.criteria.within ?? defaults.within;
  const pick = useCallback(
    (zip: string) => requestSearch({ near: zip, by: 'zip', within }, 'marker'),
    [within],
  );
  const entries = shown ? entriesOf(shown) : noEntries;
  const primaryEntries = useMemo(() => {
    const groups = search?.answer.kind === 'groups' ? search.answer.groups : [];
    const primary = groups.filter(({ type }) => type === 'primary');
    const there = new Set(primary.flatMap(({ appraisers }) => appraisers));
    return entries.filter(({ appraiser }) => there.has(appraiser));
  }, [search, entries]);
  const isPainting = useIsPainting(shown);
  // The map paints before the appraisers below it.
  const hasListBelow = useDeferredValue(view === 'map');
  // Side by side, they aren't tab panels.
  const panel = wide ? { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined } : {};

  return (
    <>
      <div
        ref={views}
        hidden={!shown}
        className="finder-answer"
        data-painting={isPainting || undefined}
      >
        <StylesNotice />
        {list && <ListPanel key={list.request.requestId} result={list} office={office} />}
        <PurposePanel listed={list?.answer.appraisers} result={shown} {...purpose.ofPage} />
        <Hints>
          <Tabs.Root value={view} onValueChange={setView} className="finder-views" data-view={view}>
            <Tabs.List aria-label={words.viewsLabel} className="finder-tabs">
              <Tabs.Trigger value="list">{words.listView}</Tabs.Trigger>
              <Tabs.Trigger value="map" onPointerEnter={mapPart.load}>
                {words.mapView}
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="list" forceMount className="finder-list" {...panel}>
              <SkipLink to="finder-map">{words.goToMap}</SkipLink>
              {hasLongAnswers && shown ? (
                <LongCardList result={shown} entries={entries} {...cardActions} />
              ) : (
                <CardList entries={entries} {...cardActions} />
              )}
              {search && <FurtherOffers result={search} {...cardActions} />}
            </Tabs.Content>
            <Tabs.Content value="map" forceMount className="finder-map" {...panel}>
              <section id="finder-map" aria-label={words.mapSectionLabel} tabIndex={-1}>
                <SkipLink to="finder-foot">{words.skipMap}</SkipLink>
                <MapView
                  result={shown}
                  isShown={wide || view === 'map'}
                  tiles={tiles}
                  selectedZip={selected?.zip}
                  hoveredZip={hovered?.zip}
                  onPick={pick}
                />
              </section>
              {hasListBelow &&
                (hasLongAnswers && shown ? (
                  <LongCardList result={shown} entries={primaryEntries} {...cardActions} />
                ) : (
                  <CardList entries={primaryEntries} {...cardActions} />
                ))}
            </Tabs.Content>
          </Tabs.Root>
        </Hints>
        {shown && <AnswerFooter result={shown} office={office} selected={selected} />}
      </div>
      <p role="status" className="sr-only">
        {listMessage}
      </p>
      {dialogTarget && (
        <LoadedDialog
          target={dialogTarget}
          office={office}
          {...purpose.ofDialog}
          onClose={() => {
            closeDialog();
            purpose.settle();
          }}
        />
      )}
    </>
  );
}

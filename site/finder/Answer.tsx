import { type Answer as AnswerTo, appraisersIn } from '@appraisers/directory/answer.ts';
import { defaults } from '@appraisers/directory/criteria.ts';
import * as Tabs from '@radix-ui/react-tabs';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Hints } from '#notifications/Hints.tsx';
import { AnswerFooter } from './AnswerFooter.tsx';
import styles from './answer.css?url';
import { letterQuery } from './contact/LetterFields.tsx';
import { LoadedDialog } from './contact/LoadedDialog.tsx';
import { PurposePanel } from './contact/PurposePanel.tsx';
import { usePurpose } from './contact/purpose.ts';
import { client } from './finder-client.ts';
import { FinderDataContext, type FinderProps, type Loaded } from './finder-context.ts';
import { useLanding } from './landing.ts';
import { MapView, mapQuery } from './MapView.tsx';
import { useWideScreen } from './media-queries.ts';
import { Offers } from './Offers.tsx';
import { notifyPartner } from './partner.ts';
import { type FinderRequest, requestSearch } from './request.ts';
import { ListedCards } from './Sections.tsx';
import { ListPanel } from './shortlist/ListPanel.tsx';
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
    <QueryClientProvider client={client}>
      <FinderDataContext value={context}>
        <link rel="stylesheet" href={styles} precedence="answer" />
        <AnswerViews {...props} />
      </FinderDataContext>
    </QueryClientProvider>
  );
}

/**
 * The answer as a list and on a map: side by side if there is room, otherwise under two tabs. The style
 * sheet decides, so a change of width redraws nothing.
 */
function AnswerViews(props: AnswerProps) {
  const { request, answer, data, tiles, map, framed, onSelect } = props;
  const shown = answer?.status === 'mismatch' ? undefined : answer;
  const criteria = request && 'criteria' in request ? request.criteria : undefined;
  const listed = useMemo(
    () => (shown?.status === 'list' ? appraisersIn(shown) : undefined),
    [shown],
  );
  const wide = useWideScreen();
  const views = useRef<HTMLDivElement>(null);
  const [view, setView] = useState('list');
  const selection = useSelection(answer, data.directory, framed ? notifyPartner : onSelect);
  const purpose = usePurpose(answer, criteria);
  const letter = letterQuery(purpose.ofPage.purpose, data.advice);
  const actions = { ...selection.cardActions, letter };
  useLanding(views, request, answer);

  const within = criteria?.within ?? defaults.within;
  const pick = useCallback(
    (zip: string) => requestSearch({ near: zip, by: 'zip', within }, 'marker'),
    [within],
  );
  // The map paints before the appraisers below it.
  const hasListBelow = useDeferredValue(view === 'map');
  // Side by side, they aren't tab panels.
  const panel = wide ? { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined } : {};

  return (
    <>
      <div ref={views} hidden={!shown} className="finder-answer">
        {listed && <ListPanel key={request?.id} members={listed} />}
        <PurposePanel listed={listed} answer={shown} {...purpose.ofPage} />
        <Hints>
          <Tabs.Root value={view} onValueChange={setView} className="finder-views" data-view={view}>
            <Tabs.List aria-label="View" className="finder-tabs">
              <Tabs.Trigger value="list">List View</Tabs.Trigger>
              <Tabs.Trigger value="map" onPointerEnter={() => client.prefetchQuery(mapQuery)}>
                Map View
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="list" forceMount className="finder-list" {...panel}>
              <SkipLink to="finder-map">Go to the map</SkipLink>
              {shown && <ListedCards answer={shown} {...actions} />}
              {shown && criteria && <Offers answer={shown} criteria={criteria} {...actions} />}
            </Tabs.Content>
            <Tabs.Content value="map" forceMount className="finder-map" {...panel}>
              <section id="finder-map" aria-label="Map of appraisers" tabIndex={-1}>
                <SkipLink to="finder-foot">Skip the map</SkipLink>
                <MapView
                  answer={shown}
                  within={within}
                  isShown={wide || view === 'map'}
                  tiles={tiles}
                  {...map}
                  directory={data.directory}
                  selectedZip={selection.selected?.zip}
                  hoveredZip={selection.hovered?.zip}
                  onPick={pick}
                />
              </section>
              {hasListBelow && shown && <ListedCards answer={shown} primaryOnly {...actions} />}
            </Tabs.Content>
          </Tabs.Root>
        </Hints>
        {shown && <AnswerFooter selected={selection.selected} />}
      </div>
      <p role="status" className="sr-only">
        {selection.listMessage}
      </p>
      <LoadedDialog
        target={selection.dialogTarget}
        isNear={selection.hovered !== undefined}
        {...purpose.ofDialog}
        onClose={() => {
          selection.closeDialog();
          purpose.settle();
        }}
      />
    </>
  );
}

/** Lets the keyboard skip a long part. It adds no step to the browser's history. */
function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="pass-link link"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}

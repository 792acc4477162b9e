import { defaults } from '@appraisers/directory/criteria.ts';
import * as Tabs from '@radix-ui/react-tabs';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MoreDialog } from '#finder/contact/MoreDialog.tsx';
import { usePurpose } from '#finder/contact/use-purpose.ts';
import { ListPanel } from '#finder/shortlist/ListPanel.tsx';
import { ShortlistBar } from '#finder/shortlist/ShortlistBar.tsx';
import { Hints } from '#notifications/Hints.tsx';
import { AnswerFoot } from './AnswerFoot.tsx';
import { ask } from './address.ts';
import { CardList } from './CardList.tsx';
import { FurtherOffers } from './FurtherOffers.tsx';
import { useLanding } from './landing.ts';
import { entriesOf } from './list-entries.ts';
import { MapView } from './MapView.tsx';
import { useWideScreen } from './media.ts';
import { tellPage } from './news.ts';
import { PassLink } from './PassLink.tsx';
import { tellSelected } from './partner-news.ts';
import { StylesNotice } from './StylesNotice.tsx';
import { type AnyAsked, type FinderProps, isOfList } from './types.ts';
import { useChoosing } from './use-choosing.ts';
import { useGiven } from './use-given.ts';

type AnswerViewsProps = FinderProps & { asked: AnyAsked | undefined };

/**
 * The answer as a list and on a map: beside each other where there is room, else under two tabs. The
 * style sheet decides which, so nothing is drawn again when the window or the paper has another width.
 */
export function AnswerViews({ asked, office, tiles, framed, onSelect }: AnswerViewsProps) {
  const given = useGiven(asked);
  const shown = given && given.answer.kind !== 'mismatch' ? given : undefined;
  const search = shown && !isOfList(shown) ? shown : undefined;
  const list = shown && isOfList(shown) ? shown : undefined;
  const wide = useWideScreen();
  const views = useRef<HTMLDivElement>(null);
  const [view, setView] = useState('list');
  const { choosing, selected, turnedTo, more, closeMore } = useChoosing(
    given,
    framed ? tellSelected : onSelect,
  );
  const purpose = usePurpose(given);
  useLanding(views, given);
  useEffect(() => {
    if (asked) tellPage('answered');
  }, [asked]);

  const within = search?.asked.criteria.within ?? defaults.within;
  const pick = useCallback(
    (zip: string) => ask({ near: zip, by: 'zip', within }, 'marker'),
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
        {list && <ListPanel key={list.asked.turn} given={list} office={office} {...purpose} />}
        <Hints>
          <Tabs.Root value={view} onValueChange={setView} className="finder-views" data-view={view}>
            <Tabs.List aria-label="View" className="finder-tabs">
              <Tabs.Trigger value="list">List View</Tabs.Trigger>
              <Tabs.Trigger value="map">Map View</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="list" forceMount className="finder-list" {...panel}>
              <PassLink to="finder-map">Go to the map</PassLink>
              <CardList entries={entries} {...choosing} />
              {search && (
                <FurtherOffers
                  criteria={search.asked.criteria}
                  answer={search.answer}
                  on={search.on}
                  {...choosing}
                />
              )}
            </Tabs.Content>
            <Tabs.Content value="map" forceMount className="finder-map" {...panel}>
              <MapView
                given={shown}
                wanted={wide || view === 'map'}
                tiles={tiles}
                selectedZip={selected?.zip}
                turnedToZip={turnedTo?.zip}
                onPick={pick}
              />
              {view === 'map' && <CardList entries={there} {...choosing} />}
            </Tabs.Content>
          </Tabs.Root>
        </Hints>
        {shown && <AnswerFoot given={shown} office={office} selected={selected} />}
      </div>
      <ShortlistBar given={given} />
      {more && <MoreDialog turned={more} office={office} {...purpose} onClose={closeMore} />}
    </>
  );
}

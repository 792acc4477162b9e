// Lists of cards in a large directory, whose cards come in files.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { type ComponentType, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ListEntry } from './list-entries.ts';
import type { MemberShards } from './sharded-members.ts';
import { tryAgain } from './words/answers.ts';
import { cardsComing, cardsMissing, namesMissing } from './words/shards.ts';

/** The entries with cards. The heading of a group goes to its first card that is there. */
export function loadedEntries(
  entries: readonly ListEntry[],
  cards: ReadonlySet<Appraiser>,
): readonly ListEntry[] {
  const loaded: ListEntry[] = [];
  let heading: ListEntry['heading'];
  let part: ListEntry['part'];
  for (const entry of entries) {
    heading = entry.heading ?? heading;
    part = entry.part ?? part;
    if (!cards.has(entry.appraiser)) continue;
    loaded.push({ ...entry, ...(heading && { heading }), ...(part && { part }) });
    heading = undefined;
    part = undefined;
  }
  return loaded;
}

/** A list of cards that shows those that are there, and says how many are not. */
export const withShards = <Props extends { entries: readonly ListEntry[] }>(
  shards: MemberShards,
  Cards: ComponentType<Props>,
) =>
  function ShardedCards(props: Props) {
    const { entries } = props;
    const cards = useSyncExternalStore(shards.subscribe, shards.cards);
    const state = useSyncExternalStore(shards.subscribe, shards.state);
    const loaded = useMemo(() => loadedEntries(entries, cards), [entries, cards]);
    useEffect(() => {
      shards.awaitsCards(entries.map(({ appraiser }) => appraiser));
    }, [entries]);
    const missing = entries.length - loaded.length;
    const problem = missing > 0 ? cardsMissing(missing) : entries.length === 0 && namesMissing;
    return (
      <>
        <Cards {...props} entries={loaded} />
        <div role="status">
          {missing > 0 && state !== 'missing' && <p className="text-soft">{cardsComing}</p>}
          {problem && state === 'missing' && (
            <p className="notice mt-4 bg-sheet">
              <span>{problem}</span>{' '}
              <button type="button" className="link target" onClick={shards.retry}>
                {tryAgain}
              </button>
            </p>
          )}
        </div>
      </>
    );
  };

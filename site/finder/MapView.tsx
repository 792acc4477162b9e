import type { Site } from '@appraisers/edition/schemas/site.ts';
import { useEffect, useState } from 'react';
import { emitFinderEvent } from './finder-events.ts';
import {
  answerStyles,
  fileTimeout,
  isMissing,
  lazyResource,
  useLoadState,
} from './lazy-resource.ts';
import { allowMapMarkup } from './map-markup.ts';
import type { FinderResult } from './result.ts';
import { whenIdle } from './when-idle.ts';
import * as words from './words/answers.ts';

async function loadMap() {
  allowMapMarkup();
  const { FinderMap } = await import('./map/FinderMap.tsx');
  if (!FinderMap) throw new Error('The file of the map is empty.');
  return { FinderMap };
}

export const mapPart = lazyResource(async () => {
  const [part] = await Promise.all([loadMap(), answerStyles.settled()]);
  // A map needs its styles, which a visitor may request again while it loads.
  if (answerStyles.read().state === 'pending') await answerStyles.settled();
  if (answerStyles.read().state !== 'ready') throw new Error('The map’s style sheet did not load.');
  return part;
}, fileTimeout);

/** Browsers may never load a script again that failed. Then only a new page can help. */
async function loadAgain(): Promise<void> {
  await mapPart.settled();
  if (mapPart.read().state !== 'ready') emitFinderEvent('reload');
}

/** Loads the map ahead once the site's worker has stored its file: then nothing crosses the network. */
async function loadAhead(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  whenIdle(mapPart.load);
}

type MapViewProps = {
  result: FinderResult | undefined;
  /** Whether the visitor sees the map. */
  isShown: boolean;
  tiles: Site['tiles'];
  selectedZip: string | undefined;
  hoveredZip: string | undefined;
  onPick: (zip: string) => void;
};

/** The place of the map. It opens when the visitor first sees it with an answer, and then stays. */
export function MapView({ result, isShown, ...mapProps }: MapViewProps) {
  const map = useLoadState(mapPart);
  const [opened, setOpened] = useState(false);
  if (result && isShown && !opened) setOpened(true);
  const isAnswered = result !== undefined;
  useEffect(() => {
    if (opened) mapPart.load();
    else if (isAnswered) loadAhead();
  }, [opened, isAnswered]);
  if (!opened) return null;
  if (map.state === 'ready') return <map.part.FinderMap result={result} {...mapProps} />;
  return (
    <div className="map-placeholder" role="status">
      {isMissing(map) ? (
        <p>
          <span>{words.mapFailed}</span>{' '}
          <button type="button" className="link target" onClick={loadAgain}>
            {words.tryAgain}
          </button>
        </p>
      ) : (
        <p>{words.loadingMap}</p>
      )}
    </div>
  );
}

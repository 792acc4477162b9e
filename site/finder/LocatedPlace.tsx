import { region } from 'virtual:region';
import { defaults } from '@appraisers/directory/criteria.ts';
import { type Located, locate } from '@appraisers/directory/locate.ts';
import { type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import type { GeolocationState } from './LocateButton.tsx';
import { useLoadState } from './lazy-resource.ts';
import { gazetteer } from './place-files.ts';
import { requestSearch } from './request.ts';
import { placesIn } from './result.ts';
import { readFields } from './search-fields.ts';
import * as words from './words/answers.ts';

type LocatedPlaceProps = {
  geolocation: GeolocationState;
  field: RefObject<HTMLInputElement | null>;
  /** What the visitor sees until the position and the gazetteer are there. */
  waiting: ReactNode;
};

/** Searches around the visitor's position, or explains in a sentence why it cannot. */
export function LocatedPlace({ geolocation, field, waiting }: LocatedPlaceProps) {
  const places = useLoadState(gazetteer);
  const isPending = geolocation.state === 'asking' || places.state === 'pending';
  const outline = places.state === 'ready' ? places.part.outline : undefined;
  const limits = { bounds: region.bounds, outline };
  const located =
    geolocation.state === 'known' && !isPending
      ? locate(geolocation.position, placesIn(), limits)
      : undefined;
  const zip = located?.kind === 'place' ? located.place.near : undefined;

  const searchAt = useCallback(
    (near: string) => {
      const form = field.current?.form;
      const within = (form && readFields(form)?.within) ?? defaults.within;
      requestSearch({ near, by: 'zip', within }, 'search');
    },
    [field],
  );
  useEffect(() => {
    if (zip) searchAt(zip);
  }, [zip, searchAt]);
  if (isPending) return waiting;
  const nearest = located?.kind === 'outside' ? located.nearest : undefined;
  return (
    <p>
      <span>{sentence(geolocation, located)}</span>{' '}
      {nearest && (
        <button type="button" className="link target" onClick={() => searchAt(nearest.near)}>
          {words.searchNear(nearest)}
        </button>
      )}
    </p>
  );
}

function sentence({ state }: GeolocationState, located: Located | undefined): string {
  if (state === 'refused') return words.locationRefused;
  if (state === 'unknown') return words.locationUnknown;
  return located ? words.locatedSentence(located) : '';
}

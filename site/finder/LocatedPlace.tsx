import { defaults } from '@appraisers/directory/criteria.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { locate } from '@appraisers/directory/locate.ts';
import { type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import type { GeolocationState } from './LocateButton.tsx';
import { requestSearch } from './request.ts';
import { readFields } from './search-fields.ts';
import * as words from './words/places.ts';

type LocatedPlaceProps = {
  geolocation: GeolocationState;
  field: RefObject<HTMLInputElement | null>;
  /** What the visitor sees until the position is there. */
  waiting: ReactNode;
  directory: Directory;
};

/** Searches around the visitor's position, or explains in a sentence why it cannot. */
export function LocatedPlace({ geolocation, field, waiting, directory }: LocatedPlaceProps) {
  const located =
    geolocation.state === 'known'
      ? locate(geolocation.position, directory.targets(), directory.outline)
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
  if (geolocation.state === 'asking') return waiting;
  const nearest = located?.kind === 'outside' ? located.nearest : undefined;
  return (
    <p>
      <span>{words.locationSentence(geolocation.state, located, directory.region.name)}</span>{' '}
      {nearest && (
        <button type="button" className="link target" onClick={() => searchAt(nearest.near)}>
          {words.searchNear(nearest)}
        </button>
      )}
    </p>
  );
}

import { defaults } from '@appraisers/directory/criteria.ts';
import { type Located, locate } from '@appraisers/directory/locate.ts';
import { type RefObject, useCallback, useEffect } from 'react';
import { requestSearch } from './address.ts';
import { readFields } from './form-fields.ts';
import { placesToSuggest } from './knowledge.ts';
import type { GeolocationState } from './LocateButton.tsx';
import { gazetteer } from './lazy-gazetteer.ts';
import { useLoadState } from './lazy-resource.ts';
import { region } from './region-names.ts';

type LocatedPlaceProps = {
  geolocation: GeolocationState;
  field: RefObject<HTMLInputElement | null>;
};

/** Searches around the place where the visitor is, or says in a sentence why it cannot. */
export function LocatedPlace({ geolocation, field }: LocatedPlaceProps) {
  const places = useLoadState(gazetteer);
  const wait = places.state === 'coming' || places.state === 'unasked';
  const located =
    geolocation.state === 'known' && !wait
      ? locate(geolocation.position, placesToSuggest(), region.bounds)
      : undefined;
  const zip = located?.kind === 'place' ? located.place.near : undefined;

  const searchAt = useCallback(
    (near: string) => {
      const within =
        (field.current?.form && readFields(field.current.form)?.within) ?? defaults.within;
      requestSearch({ near, by: 'zip', within }, 'search');
    },
    [field],
  );
  useEffect(() => {
    if (zip) searchAt(zip);
  }, [zip, searchAt]);
  if (geolocation.state === 'asking' || wait) return <p>Asking your device where you are …</p>;
  const nearest = located?.kind === 'outside' ? located.nearest : undefined;
  return (
    <p>
      <span>{sentence(geolocation, located)}</span>{' '}
      {nearest && (
        <button type="button" className="link target" onClick={() => searchAt(nearest.near)}>
          {`Search near ${nearest.near} ${nearest.town ?? ''}`.trim()}
        </button>
      )}
    </p>
  );
}

function sentence({ state }: GeolocationState, located: Located | undefined): string {
  const instead = 'Please type a ZIP code or a city.';
  if (state === 'refused') return `Your browser may not say where you are. ${instead}`;
  if (state === 'unknown') return `Your device could not say where you are. ${instead}`;
  if (located?.kind === 'vague')
    return `Your device knows only within ${Math.round(located.miles)} miles where you are. ${instead}`;
  if (located?.kind === 'outside') return `You seem to be outside ${region.name}. ${instead}`;
  return '';
}

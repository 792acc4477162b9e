import { defaults } from '@appraisers/directory/criteria.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { locate, type Position } from '@appraisers/directory/locate.ts';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { requestSearch } from './request.ts';
import { readFields } from './search-fields.ts';
import * as words from './words/places.ts';
import { locating } from './words/search-form.ts';

/** A device has 10 s to answer. A position of five minutes ago is recent enough. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

type LocatedPlaceProps = { field: RefObject<HTMLInputElement | null>; directory: Directory };

/**
 * Asks the device for its position, which never leaves it. Then searches around it, or explains in a sentence
 * why it cannot.
 */
export function LocatedPlace({ field, directory }: LocatedPlaceProps) {
  const [result, setResult] = useState<'asking' | 'refused' | 'unknown' | Position>('asking');
  useEffect(() => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) =>
        setResult({ lat, lng, accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        setResult(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      options,
    );
  }, []);
  const located =
    typeof result === 'object' ? locate(result, directory.targets(), directory.outline) : undefined;
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
  if (result === 'asking') return <p>{locating}</p>;
  const nearest = located?.kind === 'outside' ? located.nearest : undefined;
  return (
    <p>
      <span>{words.locationSentence(result, located, directory.region.name)}</span>{' '}
      {nearest && (
        <button type="button" className="link target" onClick={() => searchAt(nearest.near)}>
          {`Search near ${words.targetLabel(nearest)}`}
        </button>
      )}
    </p>
  );
}

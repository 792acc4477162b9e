import { defaults } from '@appraisers/directory/criteria.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { type Located, locate } from '@appraisers/directory/locate.ts';
import { type RefObject, useEffect, useState } from 'react';
import { locating } from './LocateButton.tsx';
import { requestSearch } from './request.ts';
import { readFields } from './search-fields.ts';
import * as words from './words/places.ts';

/** A device has 10 s to answer. A position of five minutes ago is recent enough. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

type Field = RefObject<HTMLInputElement | null>;

function searchAt(near: string, field: Field): void {
  const form = field.current?.form;
  const within = (form && readFields(form)?.within) ?? defaults.within;
  requestSearch({ near, by: 'zip', within }, 'search');
}

/**
 * Asks the device for its position, which never leaves it. Then searches around it, or explains in a sentence
 * why it cannot.
 */
export function LocatedPlace({ field, directory }: { field: Field; directory: Directory }) {
  const [result, setResult] = useState<'asking' | 'refused' | 'unknown' | Located>('asking');
  useEffect(() => {
    let isWanted = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) => {
        const located = locate({ lat, lng, accuracy }, directory);
        if (located.kind !== 'place') setResult(located);
        else if (isWanted) searchAt(located.place.near, field);
      },
      ({ code, PERMISSION_DENIED }) =>
        setResult(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      options,
    );
    return () => {
      isWanted = false;
    };
  }, [field, directory]);
  if (result === 'asking') return <p>{locating}</p>;
  const nearest =
    typeof result === 'object' && result.kind === 'outside' ? result.nearest : undefined;
  return (
    <p>
      <span>{words.locationSentence(result, directory.region.name)}</span>{' '}
      {nearest && (
        <button type="button" className="link target" onClick={() => searchAt(nearest.near, field)}>
          {`Search near ${words.targetLabel(nearest)}`}
        </button>
      )}
    </p>
  );
}

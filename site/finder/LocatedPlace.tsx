import { type Located, locate } from '@appraisers/directory/locate.ts';
import { useEffect, useState } from 'react';
import { useFinder } from './finder-context.ts';
import { type Field, locating, searchFrom } from './search-fields.ts';
import * as words from './words/places.ts';

/** A device has 10 s to answer. A position of five minutes ago is recent enough. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/**
 * Asks the device for its position, which never leaves it. Then searches around it, or explains in a sentence
 * why it cannot.
 */
export function LocatedPlace({ field }: { field: Field }) {
  const { directory } = useFinder();
  const [result, setResult] = useState<'refused' | 'unknown' | Located>();
  useEffect(() => {
    let isWanted = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) => {
        const located = locate({ lat, lng, accuracy }, directory);
        if (located.kind !== 'place') setResult(located);
        else if (isWanted) searchFrom(field, located.place);
      },
      ({ code, PERMISSION_DENIED }) =>
        setResult(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      options,
    );
    return () => {
      isWanted = false;
    };
  }, [field, directory]);
  if (!result) return <p>{locating}</p>;
  const nearest = typeof result === 'object' && 'nearest' in result && result.nearest;
  return (
    <p>
      <span>{words.locationSentence(result, directory.region.name)}</span>{' '}
      {nearest && (
        <button type="button" className="link target" onClick={() => searchFrom(field, nearest)}>
          {`Search near ${words.targetLabel(nearest)}`}
        </button>
      )}
    </p>
  );
}

import { type Located, locate } from '@appraisers/directory/locate.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useFinder } from './finder-context.ts';
import { locating, searchFrom } from './search-fields.ts';
import * as words from './words/places.ts';

/** A device has 10 s to answer. A position of five minutes ago is recent enough. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/**
 * Asks the device for its position, which never leaves it. Then searches around it, or explains in a sentence
 * why it cannot.
 */
export function LocatedPlace({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { directory } = useFinder();
  const [result, setResult] = useState<'refused' | 'unknown' | Located>();
  useEffect(() => {
    let isWanted = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) => {
        const located = locate({ lat, lng, accuracy }, directory);
        if (located.kind !== 'place') setResult(located);
        else if (isWanted) searchFrom(form.current, located.place);
      },
      ({ code, PERMISSION_DENIED }) =>
        setResult(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      options,
    );
    return () => {
      isWanted = false;
    };
  }, [form, directory]);
  if (!result) return <p>{locating}</p>;
  const nearest = typeof result === 'object' && 'nearest' in result && result.nearest;
  return (
    <p>
      <span>{words.locationSentence(result, directory.region.name)}</span>{' '}
      {nearest && (
        <button
          type="button"
          className="link target"
          onClick={() => searchFrom(form.current, nearest)}
        >
          {`Search near ${words.targetLabel(nearest)}`}
        </button>
      )}
    </p>
  );
}

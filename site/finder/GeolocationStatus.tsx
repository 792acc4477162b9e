import type { RefObject } from 'react';
import type { answerPart } from './answer-part.ts';
import type { GeolocationState } from './LocateButton.tsx';

type GeolocationStatusProps = {
  geolocation: GeolocationState;
  field: RefObject<HTMLInputElement | null>;
  /** Brings what knows the places. */
  arrival: ReturnType<typeof answerPart.read>;
};

/** What becomes of "Use my location", from the press to the search. */
export function GeolocationStatus({ geolocation, field, arrival }: GeolocationStatusProps) {
  if (arrival.state === 'here')
    return <arrival.part.LocatedPlace geolocation={geolocation} field={field} />;
  return arrival.state === 'failed' || arrival.state === 'late' ? (
    <p>The places could not be loaded. Please type a ZIP code or a city.</p>
  ) : (
    <p>Asking your device where you are …</p>
  );
}

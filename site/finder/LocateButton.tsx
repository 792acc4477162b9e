import type { Position } from '@appraisers/directory/locate.ts';
import { LocateFixed } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';

/** What became of the question where the visitor is; the position never leaves the device. */
export type GeolocationState =
  | { readonly state: 'asking' | 'refused' | 'unknown' }
  | { readonly state: 'known'; readonly position: Position };

/** Longer than this, in ms, no one waits for their device. */
const timeout = 10_000;
/** As old as this, in ms, a position is good enough. */
const maxAge = 5 * 60_000;

const isSupported = () => Boolean(navigator.geolocation);
const never = () => () => undefined;

type LocateButtonProps = { onResult: (geolocation: GeolocationState) => void };

/** Asks the device where it is. There is nothing to press before a script can ask. */
export function LocateButton({ onResult }: LocateButtonProps) {
  const usable = useSyncExternalStore(never, isSupported, () => false);
  const [busy, setBusy] = useState(false);
  if (!usable) return null;

  function report(geolocation: GeolocationState): void {
    setBusy(geolocation.state === 'asking');
    onResult(geolocation);
  }
  function locate(): void {
    report({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) =>
        report({ state: 'known', position: { lat, lng, accuracy } }),
      ({ code, PERMISSION_DENIED }) =>
        report({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout: timeout, maximumAge: maxAge },
    );
  }
  return (
    <button
      type="button"
      className="finder-locate"
      aria-label="Use my location"
      title="Use my location"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) locate();
      }}
    >
      <LocateFixed aria-hidden className="size-5" />
    </button>
  );
}

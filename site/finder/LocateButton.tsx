import type { Position } from '@appraisers/directory/locate.ts';
import { LocateFixed } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { locateButton } from './words/search-form.ts';

/** What the device answered. The position never leaves it. */
export type GeolocationState =
  | { readonly state: 'asking' | 'refused' | 'unknown' }
  | { readonly state: 'known'; readonly position: Position };

/** A device has this many ms to answer. */
const timeout = 10_000;
/** A position of this age, in ms, is recent enough. */
const maxAge = 5 * 60_000;

const isSupported = () => Boolean(navigator.geolocation);
const never = () => () => undefined;

type LocateButtonProps = { onResult: (geolocation: GeolocationState) => void };

/** Asks the device for its position. There is no button before a script can ask. */
export function LocateButton({ onResult }: LocateButtonProps) {
  const usable = useSyncExternalStore(never, isSupported, () => false);
  const [busy, setBusy] = useState(false);
  if (!usable) return null;

  function report(geolocation: GeolocationState): void {
    setBusy(geolocation.state === 'asking');
    onResult(geolocation);
  }
  function askDevice(): void {
    report({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) =>
        report({ state: 'known', position: { lat, lng, accuracy } }),
      ({ code, PERMISSION_DENIED }) =>
        report({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout, maximumAge: maxAge },
    );
  }
  return (
    <button
      type="button"
      className="finder-locate"
      aria-label={locateButton}
      title={locateButton}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) askDevice();
      }}
    >
      <LocateFixed aria-hidden className="size-5" />
    </button>
  );
}

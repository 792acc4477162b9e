import type { Position } from '@appraisers/directory/locate.ts';
import { LocateFixed } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';

/** What became of the question where the visitor is; the position never leaves the device. */
export type Whereabouts =
  | { readonly state: 'asking' | 'refused' | 'unknown' }
  | { readonly state: 'known'; readonly position: Position };

/** Longer than this, in ms, nobody waits for their device. */
const patience = 10_000;
/** As old as this, in ms, a position is good enough. */
const recent = 5 * 60_000;

const canBeAsked = () => Boolean(navigator.geolocation);
const never = () => () => undefined;

type LocateButtonProps = { onTold: (whereabouts: Whereabouts) => void };

/** Asks the device where it is. There is nothing to press before a script can ask. */
export function LocateButton({ onTold }: LocateButtonProps) {
  const usable = useSyncExternalStore(never, canBeAsked, () => false);
  const [busy, setBusy] = useState(false);
  if (!usable) return null;

  function tell(whereabouts: Whereabouts): void {
    setBusy(whereabouts.state === 'asking');
    onTold(whereabouts);
  }
  function askDevice(): void {
    tell({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) =>
        tell({ state: 'known', position: { lat, lng, accuracy } }),
      ({ code, PERMISSION_DENIED }) =>
        tell({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout: patience, maximumAge: recent },
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
        if (!busy) askDevice();
      }}
    >
      <LocateFixed aria-hidden className="size-5" />
    </button>
  );
}

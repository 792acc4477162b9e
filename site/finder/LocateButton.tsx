import { LocateFixed } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const hasGeolocation = () => Boolean(navigator.geolocation);
export const locating = 'Finding your location…';

const never = () => () => undefined;

/** There is no button before a script can ask the device for its position. */
export function LocateButton({ onPress }: { onPress: () => void }) {
  const isUsable = useSyncExternalStore(never, hasGeolocation, () => false);
  return (
    isUsable && (
      <button
        type="button"
        className="icon-button finder-locate"
        aria-label="Use my location"
        title="Use my location"
        onClick={onPress}
      >
        <LocateFixed aria-hidden className="size-5" />
      </button>
    )
  );
}

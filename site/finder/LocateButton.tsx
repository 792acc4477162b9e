import { useSyncExternalStore } from 'react';
import { FormIcon } from './FormIcon.tsx';

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
        <FormIcon path="M2 12h3m14 0h3M12 2v3m0 14v3m7-10a7 7 0 1 1-14 0 7 7 0 1 1 14 0m-4 0a3 3 0 1 1-6 0 3 3 0 1 1 6 0" />
      </button>
    )
  );
}

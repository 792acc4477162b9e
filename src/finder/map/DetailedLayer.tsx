import { useEffect, useMemo, useRef } from 'react';
import { AttributionControl, TileLayer } from 'react-leaflet';
import type { Site } from '#schemas/site.ts';

type DetailedLayerProps = {
  tiles: Site['tiles'];
  /** Told whether the host of the tiles leaves us without any. */
  onMissing: (missing: boolean) => void;
};

/** Longer than this, in ms, without a single tile, the visitor is told that none may come. */
const longestWait = 6000;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The picture tiles of the host named in content/site.yaml. The map is a map without them. */
export function DetailedLayer({ tiles, onMissing }: DetailedLayerProps) {
  const arrived = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!arrived.current) onMissing(true);
    }, longestWait);
    return () => clearTimeout(timer);
  }, [onMissing]);
  const handlers = useMemo(
    () => ({
      tileload: () => {
        arrived.current = true;
        onMissing(false);
      },
      tileerror: () => {
        if (!arrived.current) onMissing(true);
      },
    }),
    [onMissing],
  );
  return (
    <>
      <TileLayer
        url={tiles.url}
        maxZoom={tiles.maxZoom}
        referrerPolicy="strict-origin-when-cross-origin"
        attribution={`<a href="${escaped(tiles.attributionUrl)}">${escaped(tiles.attribution)}</a>`}
        eventHandlers={handlers}
      />
      <AttributionControl position="bottomright" prefix={false} />
    </>
  );
}

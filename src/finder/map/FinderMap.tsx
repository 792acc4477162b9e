import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { zipMarkers } from '#directory/zip-markers.ts';
import { CountyBase } from './CountyBase.tsx';
import { DetailedLayer } from './DetailedLayer.tsx';
import { MapControls } from './MapControls.tsx';
import { SearchArea } from './SearchArea.tsx';
import type { FinderMapProps } from './types.ts';
import { wholeOfUtah } from './view.ts';
import { WheelZoom } from './WheelZoom.tsx';
import { ZipMarkers } from './ZipMarkers.tsx';

/** As many as a slow phone puts on the map between two frames. */
const markersAStep = 14;

/** The second view of the answer: a marker for each ZIP, the origin, and the radius. */
export function FinderMap({ knowledge, criteria, answer, tiles, ...marking }: FinderMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [detailMissing, setDetailMissing] = useState(false);
  const markers = useMemo(() => zipMarkers(knowledge.members), [knowledge.members]);
  const steps = 2 + Math.ceil(markers.length / markersAStep);
  const stage = useStages(steps);

  return (
    <div className="map">
      <a href="#after-map" className="map-skip link">
        Skip the map
      </a>
      <div className="map-frame">
        <MapContainer
          ref={setMap}
          center={wholeOfUtah.center}
          zoom={wholeOfUtah.zoom}
          scrollWheelZoom={false}
          zoomControl={false}
          // A zoom that is still moving when the map closes would end in an error of Leaflet's.
          zoomAnimation={false}
          attributionControl={false}
          maxZoom={tiles.maxZoom}
          className="map-canvas"
        >
          <SearchArea criteria={criteria} answer={answer} />
          <WheelZoom />
          {stage > 0 && <CountyBase />}
          <ZipMarkers
            markers={markers.slice(0, Math.max(0, stage - 1) * markersAStep)}
            answer={answer}
            {...marking}
          />
          {stage >= steps && <DetailedLayer tiles={tiles} onMissing={setDetailMissing} />}
        </MapContainer>
        {map && <MapControls map={map} />}
      </div>
      <p className="map-note" role="status">
        {detailMissing &&
          'The detailed map layer is not available. County lines are shown instead.'}
      </p>
      <span id="after-map" tabIndex={-1} />
    </div>
  );
}

/** Counts up to `last`, one a frame: the map is built in steps between which the page answers. */
function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage === last) return undefined;
    const frame = requestAnimationFrame(() => setTimeout(() => setStage(stage + 1)));
    return () => cancelAnimationFrame(frame);
  }, [stage, last]);
  return stage;
}

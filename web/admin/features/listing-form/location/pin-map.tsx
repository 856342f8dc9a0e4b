import { Draggable, type Point, Map as TileMap } from "pigeon-maps";
import { useEffect, useEffectEvent, useState } from "react";
import { mapSource } from "#shared/listings/map-source.ts";
import { type MapLocation, toMapTile } from "#web/site/features/listings/map/map-location.ts";

export interface PinMapProps {
  /** Undefined while no pin is set. */
  location: MapLocation | undefined;
  onMove: (location: MapLocation) => void;
  /** Called when the tiles cannot be loaded. */
  onFailure: () => void;
}

/** Where the map starts without a pin. */
const monrovia: MapLocation = { latitude: 6.3005, longitude: -10.7969 };
const zoomLevels = { city: 12, home: 17, min: 3, max: 19 };
/** The tip of the pin within its drawing, in pixels. */
const pinTip: Point = [22, 48];

const toPoint = ({ latitude, longitude }: MapLocation): Point => [latitude, longitude];

/** A map with a pin that a tap sets and that can be dragged. Two fingers move the map, one scrolls the page. */
export function PinMap({ location, onMove, onFailure }: PinMapProps) {
  const [view, setView] = useState({
    center: toPoint(location ?? monrovia),
    zoom: location ? zoomLevels.home : zoomLevels.city,
  });
  const { latitude, longitude } = location ?? {};
  const reportFailure = useEffectEvent(onFailure);
  const firstTile = useEffectEvent(() => toMapTile(location ?? monrovia, zoomLevels.city));
  // The library does not report failed tiles, so one tile is loaded here to detect a failure.
  useEffect(() => {
    const probe = new Image();
    const { x, y } = firstTile();
    probe.onerror = () => reportFailure();
    probe.src = getTileUrl(x, y, zoomLevels.city);
    return () => {
      probe.onerror = null;
    };
  }, []);
  // A pin that is set from outside comes into view. One that is moved on the map is in view already.
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    setView(({ center, zoom }) => {
      const reach = 180 / 2 ** zoom;
      const isNear = Math.abs(center[0] - latitude) < reach && Math.abs(center[1] - longitude) < reach;
      return isNear ? { center, zoom } : { center: [latitude, longitude], zoom: zoomLevels.home };
    });
  }, [latitude, longitude]);
  if (!mapSource) return null;
  const { text, href } = mapSource.attribution;
  const moveTo = ([movedLatitude, movedLongitude]: Point) =>
    onMove({ latitude: movedLatitude, longitude: movedLongitude });
  const zoomBy = (step: number) =>
    setView(({ center, zoom }) => ({
      center: location ? toPoint(location) : center,
      zoom: Math.min(zoomLevels.max, Math.max(zoomLevels.min, Math.round(zoom) + step)),
    }));
  return (
    <section aria-label="Map for the pin">
      <p className="mb-2 text-1 text-ink2">Tap the place, or drag the pin. You can also type the coordinates above.</p>
      <div className="relative h-[18rem] overflow-hidden rounded-m bg-sand">
        <TileMap
          provider={getTileUrl}
          center={view.center}
          zoom={view.zoom}
          minZoom={zoomLevels.min}
          maxZoom={zoomLevels.max}
          animate={false}
          twoFingerDrag
          metaWheelZoom
          onBoundsChanged={({ center, zoom }) => setView({ center, zoom })}
          onClick={({ latLng }) => moveTo(latLng)}
          attributionPrefix={false}
          attribution={
            // The library's box is white in both themes.
            <a href={href} target="_blank" rel="noreferrer" className="text-[#0e4a54]">
              {text}
            </a>
          }
        >
          {location && (
            <Draggable anchor={toPoint(location)} offset={pinTip} onDragEnd={moveTo}>
              <svg
                className="block h-[50px] w-[44px] cursor-grab"
                viewBox="0 0 44 50"
                fill="#ad3f13"
                stroke="#fff"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="M22 48C14 36 7 29 7 19a15 15 0 0 1 30 0c0 10-7 17-15 29z" />
                <circle cx="22" cy="19" r="6" fill="#fff" />
              </svg>
            </Draggable>
          )}
        </TileMap>
        <div className="absolute top-2 right-2 grid rounded-m border border-edge bg-raise text-3 font-bold text-ink">
          <button type="button" className="icon-btn" aria-label="Zoom in" onClick={() => zoomBy(1)}>
            <span aria-hidden="true">+</span>
          </button>
          <button type="button" className="icon-btn" aria-label="Zoom out" onClick={() => zoomBy(-1)}>
            <span aria-hidden="true">−</span>
          </button>
        </div>
      </div>
    </section>
  );
}

const getTileUrl = (x: number, y: number, z: number) => (mapSource ? mapSource.origin + mapSource.tile(x, y, z) : "");

import { Marker, Map as TileMap } from "pigeon-maps";
import { useEffect } from "react";
import { mapSource } from "#contract/listings/map-source.ts";
import { type MapLocation, toMapTile } from "./map-location.ts";

const zoom = 15;

/** The map. Its library does not report failed tiles, so the component loads one tile itself to detect a failure. */
export function InteractiveMap({ location, onFailure }: { location: MapLocation; onFailure: () => void }) {
  useEffect(() => {
    const probe = new Image();
    const { x, y } = toMapTile(location, zoom);
    probe.onerror = onFailure;
    probe.src = getTileUrl(x, y, zoom);
    return () => {
      probe.onerror = null;
    };
  }, [location, onFailure]);
  if (!mapSource) return null;
  const center: [number, number] = [location.latitude, location.longitude];
  const { text, href } = mapSource.attribution;
  return (
    <section className="mb-2 h-64 overflow-hidden rounded-m" aria-label="Map">
      <TileMap
        provider={getTileUrl}
        defaultCenter={center}
        defaultZoom={zoom}
        twoFingerDrag
        attributionPrefix={false}
        attribution={
          <a href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        }
      >
        <Marker anchor={center} width={40} color="#ad3f13" />
      </TileMap>
    </section>
  );
}

const getTileUrl = (x: number, y: number, z: number) => (mapSource ? mapSource.origin + mapSource.tile(x, y, z) : "");

import { Marker, Map as TileMap } from "pigeon-maps";
import { useEffect } from "react";
import { mapSource } from "#contract/listings/map-source.ts";
import { type MapLocation, toMapTile } from "./map-location.ts";

const zoom = 15;

/** The map itself. Its library does not say when its pictures cannot be had, so one of them is asked for beside it. */
export function InteractiveMap({ place, onFailure }: { place: MapLocation; onFailure: () => void }) {
  useEffect(() => {
    const probe = new Image();
    const { x, y } = toMapTile(place, zoom);
    probe.onerror = onFailure;
    probe.src = addressOf(x, y, zoom);
    return () => {
      probe.onerror = null;
    };
  }, [place, onFailure]);
  if (!mapSource) return null;
  const at: [number, number] = [place.latitude, place.longitude];
  const { text, href } = mapSource.attribution;
  return (
    <section className="mb-2 h-64 overflow-hidden rounded-m" aria-label="Map">
      <TileMap
        provider={addressOf}
        defaultCenter={at}
        defaultZoom={zoom}
        twoFingerDrag
        attributionPrefix={false}
        attribution={
          <a href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        }
      >
        <Marker anchor={at} width={40} color="#ad3f13" />
      </TileMap>
    </section>
  );
}

const addressOf = (x: number, y: number, z: number) => (mapSource ? mapSource.origin + mapSource.tile(x, y, z) : "");

import { Marker, Map as TileMap } from "pigeon-maps";
import { useEffect, useRef } from "react";
import { mapSource } from "#shared/listings/map-source.ts";
import { type MapLocation, toMapTile } from "./map-location.ts";

const zoom = 15;
/** How long a tile may take, in milliseconds. A lost connection reports no error for minutes. */
const tileTimeout = 20_000;

/** Loads the tile of a location, because the map's library does not report failed tiles. @throws Error without the tile */
export function loadTile(location: MapLocation): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const fail = () => reject(new Error("The map's tile could not be loaded"));
    const timer = setTimeout(fail, tileTimeout);
    image.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    image.onerror = fail;
    const { x, y } = toMapTile(location, zoom);
    image.src = getTileUrl(x, y, zoom);
  });
}

/** The map. It takes the focus of the button that loaded it. */
export function InteractiveMap({ location }: { location: MapLocation }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  if (!mapSource) return null;
  const center: [number, number] = [location.latitude, location.longitude];
  const { text, href } = mapSource.attribution;
  return (
    <section ref={section} tabIndex={-1} className="mb-2 h-64 overflow-hidden rounded-m" aria-label="Map">
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

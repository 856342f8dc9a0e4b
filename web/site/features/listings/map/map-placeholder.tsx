import type { ReactNode } from "react";
import { useDataSaver } from "#web/lib/data-saver/data-saver.ts";
import { isOnMap, mapSize, toMapPoint } from "#web/lib/map/monrovia-map.ts";
import { useHydrated } from "#web/lib/page/hydration/use-hydrated.ts";
import type { MapLocation } from "./map-location.ts";

interface MapPlaceholderProps {
  children: ReactNode;
  /** Marked on the drawing if it is on it. */
  location?: MapLocation;
}

/** Width and height of the part of the drawing around a location, in units of the map. */
const detail = { width: 240, height: 140 };

/**
 * The drawn map of Monrovia in the size of the real map, with content on top; with data saver the content alone. Browsers
 * load the drawing of a page even if styles hide it, so the server sends it only to those without scripts.
 */
export function MapPlaceholder({ children, location }: MapPlaceholderProps) {
  const isHydrated = useHydrated();
  const saver = useDataSaver();
  return (
    <div className="map-frame relative mb-2 grid h-64 place-items-center overflow-hidden rounded-m bg-sand">
      {isHydrated ? (
        !saver && <Drawing location={location} />
      ) : (
        <noscript>{import.meta.env.SSR && <Drawing location={location} />}</noscript>
      )}
      {typeof children === "string" ? (
        <p className="relative rounded-s bg-raise px-3 py-2 text-1 font-bold">{children}</p>
      ) : (
        <div className="relative self-end pb-4 text-center">{children}</div>
      )}
    </div>
  );
}

function Drawing({ location }: { location: MapLocation | undefined }) {
  const point = location && toMapPoint(location.latitude, location.longitude);
  const marked = point && isOnMap(point) ? point : undefined;
  return (
    <svg
      className="area-map absolute inset-0 size-full rounded-l bg-[var(--map-land)]"
      viewBox={marked ? viewBoxAround(marked) : `0 60 ${mapSize.width} 200`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href="/art/monrovia.svg#map" width={mapSize.width} height={mapSize.height} />
      {marked && (
        <g transform={`translate(${marked.join(" ")})`}>
          <circle r="14" className="fill-press opacity-20" />
          <circle r="4" className="fill-press stroke-raise" strokeWidth="1.5" />
        </g>
      )}
    </svg>
  );
}

/** Returns the part of the drawing with a point in its middle. The drawing continues beyond the edges of the map. */
function viewBoxAround([x, y]: readonly [number, number]): string {
  const { width, height } = detail;
  return `${Math.round(x - width / 2)} ${Math.round(y - height / 2)} ${width} ${height}`;
}

import type { ReactNode } from "react";
import { isOnMap, mapSize, toMapPoint } from "#web/lib/map/monrovia-map.ts";
import type { MapLocation } from "./map-location.ts";

interface MapPlaceholderProps {
  children: ReactNode;
  /** Marked on the drawing if it is on it. */
  location?: MapLocation;
}

/** Width and height of the part of the drawing around a location, in units of the map. */
const detail = { width: 240, height: 140 };
/** What the frame may show beyond the eastern edge, in the colour of the land, so that a mark there is not cut. */
const eastMargin = 4;

/** The drawn map of Monrovia in the size of the real map, with content on top. */
export function MapPlaceholder({ children, location }: MapPlaceholderProps) {
  const point = location && toMapPoint(location.latitude, location.longitude);
  const marked = point && isOnMap(point) ? point : undefined;
  const box = marked && boxAround(marked);
  return (
    <div className="relative mb-2 grid h-64 place-items-center overflow-hidden rounded-m bg-sand">
      <svg
        className="drawing area-map absolute inset-0 size-full"
        viewBox={box ? `${box.join(" ")} ${detail.width} ${detail.height}` : `0 60 ${mapSize.width} 200`}
        preserveAspectRatio={box ? alignmentOf(marked, box) : "xMidYMid slice"}
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
      {typeof children === "string" ? (
        <p className="relative rounded-s bg-raise px-3 py-2 text-1 font-bold">{children}</p>
      ) : (
        <div className="relative self-end pb-4 text-center">{children}</div>
      )}
    </div>
  );
}

/** Returns the part of the map around a point, moved inward at the edges of the map. */
function boxAround([x, y]: readonly [number, number]): readonly [left: number, top: number] {
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(middle - size / 2, 0), whole - size));
  return [within(x, detail.width, mapSize.width + eastMargin), within(y, detail.height, mapSize.height)];
}

/** Returns the alignment that keeps a point visible when the frame cuts the part of the map around it. */
function alignmentOf([x, y]: readonly [number, number], [left, top]: readonly [number, number]): string {
  const align = (position: number, size: number) =>
    position < size / 3 ? "Min" : position > (size * 2) / 3 ? "Max" : "Mid";
  return `x${align(x - left, detail.width)}Y${align(y - top, detail.height)} slice`;
}

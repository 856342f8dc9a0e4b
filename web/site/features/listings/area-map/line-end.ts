import { toMapPoint } from "#web/lib/map/monrovia-map.ts";
import type { AreaPlace } from "./area-places.ts";

/** Between a line and the text of its label, in units of the map. */
const gap = 4;
/** Height of the letters above the first baseline, and of the second line with its descenders below it. */
const above = 8;
const below = 14;
/** Of a letter of the name. The real widths are not known here, and none is narrower. */
const letterWidth = 4;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Returns where the line from an area's dot to its label ends: beside, above or below the text, never on it. */
export function findLineEnd(place: AreaPlace, name: string): [x: number, y: number] {
  const [x, y] = toMapPoint(place.latitude, place.longitude);
  const [labelX, baseline] = place.label;
  const width = name.length * letterWidth;
  const left = place.endsAt ? labelX - width : labelX;
  const top = baseline - above - gap;
  const bottom = baseline + below + gap;
  if (y <= top || y >= bottom) return [clamp(x, left, left + width), clamp(y, top, bottom)];
  return [place.endsAt ? labelX + gap : left - gap, clamp(y, baseline - gap, baseline + above)];
}

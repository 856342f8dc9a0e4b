/** Size of the drawn map in its own units. The drawing is public/art/monrovia.svg; its source is web/art/monrovia.svg. */
export const mapSize = { width: 360, height: 330 } as const;

/**
 * What the drawn map transfers, in bytes, and what the map of a list does with its code: the compressed files, and 300 bytes
 * each for the headers, as browsers count them. tests/e2e/listings/data-saver/map-costs.spec.ts compares them.
 */
export const drawingBytes = 2900;
export const listMapBytes = 7800;

/** The north-west corner of the map, and its scale in units per degree of latitude. */
const west = -10.8265;
const north = 6.3735;
const scale = 2380;
/** A degree of longitude is shorter than one of latitude. */
const longitudeScale = scale * Math.cos((6.3 * Math.PI) / 180);

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns the x and y of a position on the map, to a tenth. They are outside its size if the position is outside the map.
 */
export function toMapPoint(latitude: number, longitude: number): [x: number, y: number] {
  return [round((longitude - west) * longitudeScale), round((north - latitude) * scale)];
}

/** Returns whether a point is on the map. */
export function isOnMap([x, y]: readonly [number, number]): boolean {
  return x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height;
}

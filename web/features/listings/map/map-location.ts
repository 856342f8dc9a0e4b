/** A place on the map, in degrees. */
export interface MapLocation {
  latitude: number;
  longitude: number;
}

/** Where a listing is, if both of its coordinates are known. */
export function toMapLocation({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): MapLocation | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The numbers of the map picture that shows a place (the slippy map's tiles, Web Mercator). */
export function toMapTile({ latitude, longitude }: MapLocation, zoom: number): { x: number; y: number } {
  const across = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const north = Math.asinh(Math.tan(radians)) / Math.PI;
  return { x: Math.floor(((longitude + 180) / 360) * across), y: Math.floor(((1 - north) / 2) * across) };
}

/** Coordinates in degrees. */
export interface MapLocation {
  latitude: number;
  longitude: number;
}

/** Returns the location of a property, or null unless both coordinates are known. */
export function toMapLocation({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): MapLocation | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Returns the column and row of the tile that contains a location, in the Web Mercator tiles of web maps. */
export function toMapTile({ latitude, longitude }: MapLocation, zoom: number): { x: number; y: number } {
  const tilesPerAxis = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const north = Math.asinh(Math.tan(radians)) / Math.PI;
  return { x: Math.floor(((longitude + 180) / 360) * tilesPerAxis), y: Math.floor(((1 - north) / 2) * tilesPerAxis) };
}

/** Broad Street in central Monrovia. */
const centre = { latitude: 6.3128, longitude: -10.8046 };
const kilometresPerDegree = 111.2;
/** A degree of longitude is shorter than one of latitude. */
const longitudeScale = Math.cos((centre.latitude * Math.PI) / 180);

interface Coordinates {
  latitude: number | null;
  longitude: number | null;
}

/** Returns the straight line to the centre of Monrovia, such as "About 6 km"; null without coordinates. */
export function distanceToCentre({ latitude, longitude }: Coordinates): string | null {
  if (latitude === null || longitude === null) return null;
  const degrees = Math.hypot(latitude - centre.latitude, (longitude - centre.longitude) * longitudeScale);
  const kilometres = Math.round(degrees * kilometresPerDegree);
  return kilometres < 1 ? "Less than 1 km" : `About ${kilometres} km`;
}

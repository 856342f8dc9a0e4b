import { readTypedNumber } from "#web/admin/lib/forms/typed-number.ts";
import type { MapLocation } from "#web/site/features/listings/map/map-location.ts";

/** Five decimals are about one metre, which is more than a phone knows. */
const decimals = 5;

/** Returns the coordinates as the texts of the form's fields. */
export function toCoordinateTexts({ latitude, longitude }: MapLocation): { latitude: string; longitude: string } {
  return { latitude: latitude.toFixed(decimals), longitude: longitude.toFixed(decimals) };
}

/** Returns the location that the two fields name; undefined while one is empty or invalid. */
export function readCoordinates(latitude: string, longitude: string): MapLocation | undefined {
  const location = { latitude: readNumber(latitude), longitude: readNumber(longitude) };
  const isValid = Math.abs(location.latitude) <= 90 && Math.abs(location.longitude) <= 180;
  return isValid ? location : undefined;
}

/** NaN for a text that is no number. */
const readNumber = (text: string) => readTypedNumber("decimal", text).number ?? Number.NaN;

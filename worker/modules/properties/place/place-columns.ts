import { isFullPlusCode, plusCodeCenter, toPlusCode } from "#shared/listings/place/plus-code.ts";

/** Where a property is. Undefined: not sent. */
interface Place {
  latitude?: number | null;
  longitude?: number | null;
  plus_code?: string | null;
}
type PlaceColumns = { latitude: number | null; longitude: number | null; plus_code: string | null };

const toCode = (latitude: number | null, longitude: number | null) =>
  latitude === null || longitude === null ? null : toPlusCode(latitude, longitude);

/** Returns the coordinates that a code names; undefined for a short code and for one of a region. */
const toPoint = (code: string | null) =>
  code !== null && isFullPlusCode(code) && !code.includes("0") ? plusCodeCenter(code) : undefined;

/**
 * Returns the code and the coordinates that follow from each other: without a typed code the coordinates give it, and
 * without coordinates a full code gives them. What was computed follows later changes; what was typed stays.
 * @param before the stored place; undefined for a new property
 */
export function placeColumns(before: PlaceColumns | undefined, sent: Place): Partial<PlaceColumns> {
  if (sent.latitude === undefined && sent.longitude === undefined && sent.plus_code === undefined) return {};
  const stored = before ?? { latitude: null, longitude: null, plus_code: null };
  const latitude = sent.latitude === undefined ? stored.latitude : sent.latitude;
  const longitude = sent.longitude === undefined ? stored.longitude : sent.longitude;
  const isMoved = latitude !== stored.latitude || longitude !== stored.longitude;
  const wasComputed = stored.plus_code !== null && stored.plus_code === toCode(stored.latitude, stored.longitude);
  // A form sends the stored code again.
  const isTyped = sent.plus_code !== undefined && sent.plus_code !== stored.plus_code;
  const kept = wasComputed && isMoved ? null : stored.plus_code;
  const code = isTyped ? (sent.plus_code ?? null) : kept;
  if (code === null) return { latitude, longitude, plus_code: toCode(latitude, longitude) };
  const followsCode = isTyped && !isMoved && isPointOf(stored);
  const point = latitude === null || longitude === null || followsCode ? toPoint(code) : undefined;
  return { latitude, longitude, ...point, plus_code: code };
}

/** Whether the coordinates are those of the code. */
function isPointOf({ latitude, longitude, plus_code }: PlaceColumns): boolean {
  const point = toPoint(plus_code);
  return point !== undefined && point.latitude === latitude && point.longitude === longitude;
}

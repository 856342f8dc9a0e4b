import { maxRoomWord } from "#shared/listings/matching/filter-values.ts";

/**
 * Filter values as words of the full-text index. The underscore keeps them apart from search words. Any combination
 * of filters and search words is then a single full-text query.
 */
export const filterWord = {
  kind: (kind: string) => `_kind_${kind}`,
  type: (key: string) => `_type_${key}`,
  city: (key: string) => `_city_${key}`,
  area: (key: string) => `_area_${key}`,
  band: (band: number) => `_price_${band}`,
  minBedrooms: (count: number) => `_bedrooms_${count}`,
  minBathrooms: (count: number) => `_bathrooms_${count}`,
  lease: (key: string) => `_lease_${key}`,
  available: (isSet: boolean) => `_available_${Number(isSet)}`,
  featured: (isSet: boolean) => `_featured_${Number(isSet)}`,
  furnished: (isSet: boolean) => `_furnished_${Number(isSet)}`,
  pets: (isSet: boolean) => `_pets_${Number(isSet)}`,
  parking: (isSet: boolean) => `_parking_${Number(isSet)}`,
  status: (status: string) => `_status_${status}`,
  moveIn: (band: number) => `_move_in_${band}`,
  reduced: (isSet: boolean) => `_reduced_${Number(isSet)}`,
  confirmed: (isSet: boolean) => `_confirmed_${Number(isSet)}`,
};

/** SQL expression of the words "at least 1 room" up to the number of rooms. Each has one digit, so all are equally long. */
const roomWords = (column: string, getWord: (count: number) => string) => {
  const words = Array.from({ length: maxRoomWord }, (_, i) => ` ${getWord(i + 1)}`);
  const length = words.join("").length / maxRoomWord;
  return `substr('${words.join("")}', 1, ${length} * min(coalesce(${column}, 0), ${maxRoomWord}))`;
};

/** SQL expression that computes these words from the columns of `properties`. */
export const filterWordsSql = [
  `'_kind_' || kind || ' _type_' || type_key || ' _city_' || city_key`,
  `CASE area_key WHEN '' THEN '' ELSE ' _area_' || area_key END`,
  `' _price_' || price_band || ' _available_' || is_available || ' _featured_' || featured`,
  roomWords("bedrooms", filterWord.minBedrooms),
  roomWords("bathrooms", filterWord.minBathrooms),
  `coalesce(' _furnished_' || furnished, '') || coalesce(' _pets_' || pets_allowed, '') || coalesce(' _parking_' || has_parking, '')`,
  `coalesce(' _lease_' || replace(replace(replace(lower(lease_duration), ' ', '_'), '-', '_'), '+', ''), '')`,
  `' _status_' || status || ' _reduced_' || (price_reduced_at IS NOT NULL) || ' _confirmed_' || is_confirmed || coalesce(' _move_in_' || move_in_band, '')`,
].join(" || ");

/**
 * Filter values as words of the full-text index. The underscore keeps them apart from search words. Any combination
 * of filters and search words is then a single full-text query.
 */
export const filterWord = {
  kind: (kind: string) => `_k${kind}`,
  type: (key: string) => `_t${key}`,
  city: (key: string) => `_c${key}`,
  area: (key: string) => `_a${key}`,
  band: (band: number) => `_p${band}`,
  minBedrooms: (count: number) => `_b${count}`,
  minBathrooms: (count: number) => `_h${count}`,
  lease: (key: string) => `_l${key}`,
  available: (isSet: boolean) => `_v${Number(isSet)}`,
  featured: (isSet: boolean) => `_e${Number(isSet)}`,
  furnished: (isSet: boolean) => `_f${Number(isSet)}`,
  pets: (isSet: boolean) => `_s${Number(isSet)}`,
  parking: (isSet: boolean) => `_g${Number(isSet)}`,
  status: (status: string) => `_o${status}`,
  moveIn: (band: number) => `_m${band}`,
  reduced: (isSet: boolean) => `_r${Number(isSet)}`,
  confirmed: (isSet: boolean) => `_y${Number(isSet)}`,
};

/** Highest number of rooms with a word for "at least N rooms". Higher values compare the column. */
export const maxRoomWord = 9;

const roomWords = (column: string, letter: string) => {
  const words = Array.from({ length: maxRoomWord }, (_, i) => ` _${letter}${i + 1}`).join("");
  return `substr('${words}', 1, 4 * min(coalesce(${column}, 0), ${maxRoomWord}))`;
};

/** SQL expression that computes these words from the columns of `properties`. */
export const filterWordsSql = [
  `'_k' || kind || ' _t' || type_key || ' _c' || city_key`,
  `CASE area_key WHEN '' THEN '' ELSE ' _a' || area_key END`,
  `' _p' || price_band || ' _v' || is_available || ' _e' || featured`,
  roomWords("bedrooms", "b"),
  roomWords("bathrooms", "h"),
  `coalesce(' _f' || furnished, '') || coalesce(' _s' || pets_allowed, '') || coalesce(' _g' || has_parking, '')`,
  `coalesce(' _l' || replace(replace(replace(lower(lease_duration), ' ', '_'), '-', '_'), '+', ''), '')`,
  `' _o' || status || ' _r' || (price_reduced_at IS NOT NULL) || ' _y' || is_confirmed || coalesce(' _m' || move_in_band, '')`,
].join(" || ");

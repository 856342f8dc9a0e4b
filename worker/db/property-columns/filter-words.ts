/**
 * The words under which the full-text index knows what a listing can be filtered by. They begin with
 * an underscore, which no search word does, so a filter is one more word to match and any combination
 * of filters and search is one walk over sorted lists inside the index.
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
  available: (on: boolean) => `_v${Number(on)}`,
  featured: (on: boolean) => `_e${Number(on)}`,
  furnished: (on: boolean) => `_f${Number(on)}`,
  pets: (on: boolean) => `_s${Number(on)}`,
  parking: (on: boolean) => `_g${Number(on)}`,
};

/** "At least N rooms" is a word up to here; above it the column is read. */
export const maxRoomWord = 9;

const roomWords = (column: string, letter: string) => {
  const all = Array.from({ length: maxRoomWord }, (_, i) => ` _${letter}${i + 1}`).join("");
  return `substr('${all}', 1, 4 * min(coalesce(${column}, 0), ${maxRoomWord}))`;
};

/** The SQL expression of those words over the columns of `properties`. */
export const filterWordsSql = [
  `'_k' || kind || ' _t' || type_key || ' _c' || city_key`,
  `CASE area_key WHEN '' THEN '' ELSE ' _a' || area_key END`,
  `' _p' || price_band || ' _v' || is_available || ' _e' || featured`,
  roomWords("bedrooms", "b"),
  roomWords("bathrooms", "h"),
  `coalesce(' _f' || furnished, '') || coalesce(' _s' || pets_allowed, '') || coalesce(' _g' || has_parking, '')`,
  `coalesce(' _l' || replace(replace(replace(lower(lease_duration), ' ', '_'), '-', '_'), '+', ''), '')`,
].join(" || ");

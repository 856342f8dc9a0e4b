import { findAmenityGroups } from "../../listings/amenities/amenity-phrases.ts";
import { bitsOfGroups } from "../../listings/matching/amenity-words.ts";
import { type CountedProperties, ofEachFact } from "../../listings/matching/facet-tests.ts";
import { toSearchWords } from "../../listings/matching/home-words.ts";
import { toMoveInBand } from "../../listings/matching/move-in-bands.ts";
import { toPriceBand } from "../../listings/matching/price-bands.ts";
import { getPrice } from "../../listings/property-price.ts";
import type { CatalogueHome } from "../catalogue-home.ts";

/** A home with what searches test, computed once: its words, its prices in cents, its bands and its groups of amenities. */
export interface PreparedHome {
  home: CatalogueHome;
  /** Its place in the order of publication: the newest has the highest number. */
  n: number;
  values: CountedProperties;
  /** The distinct search words, with a space before and after each. */
  words: string;
}

/** Returns the homes of a catalogue, the newest first, as searches need them. */
export const prepareCatalogue = (homes: readonly CatalogueHome[]): PreparedHome[] =>
  homes.map((home, at) => prepareHome(home, homes.length - at));

/** Prepares one home. Some thousand take a phone a moment, so they can be prepared a few at a time. */
export function prepareHome(home: CatalogueHome, n: number): PreparedHome {
  const { kind, property_type, city, area, bedrooms, bathrooms, status, living } = home;
  const price = toCents(getPrice(home));
  const moveIn = home.kind === "rent" && home.move_in_cost !== null ? toCents(home.move_in_cost) : null;
  return {
    home,
    n,
    values: {
      kind,
      property_type,
      city,
      area,
      bedrooms,
      bathrooms,
      price_cents: price,
      price_band: toPriceBand(price),
      status,
      move_in_cents: moveIn,
      move_in_band: moveIn === null ? null : toMoveInBand(moveIn),
      amenity_bits: bitsOfGroups(findAmenityGroups(home)),
      ...ofEachFact((name) => toFilterValue(living[name])),
      count: 1,
    },
    words: toSearchWords(home),
  };
}

const toCents = (dollars: number) => Math.round(dollars * 100);
const toFilterValue = (value: string | boolean | null) => (value === null ? null : String(value));

import type { AmenityGroup } from "../../listings/amenities/amenity-names.ts";
import { createGroupFinder } from "../../listings/amenities/amenity-phrases.ts";
import { bitsOfGroups } from "../../listings/matching/amenity-words.ts";
import { type CountedProperties, ofEachFact } from "../../listings/matching/facet-tests.ts";
import { toMoveInBand } from "../../listings/matching/move-in-bands.ts";
import { toPriceBand } from "../../listings/matching/price-bands.ts";
import { getPrice } from "../../listings/property-price.ts";
import type { CatalogueHome } from "../catalogue-home.ts";

/** Returns what filters compare of each home: its prices in cents, its bands and its groups of amenities. */
export function toHomeValues(homes: readonly CatalogueHome[]): CountedProperties[] {
  const findGroups = createGroupFinder();
  return homes.map((home) => toValues(home, findGroups(home)));
}

function toValues(home: CatalogueHome, groups: readonly AmenityGroup[]): CountedProperties {
  const { kind, property_type, city, area, bedrooms, bathrooms, status, living } = home;
  const price = toCents(getPrice(home));
  const moveIn = home.kind === "rent" && home.move_in_cost !== null ? toCents(home.move_in_cost) : null;
  return {
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
    amenity_bits: bitsOfGroups(groups),
    ...ofEachFact((name) => toFilterValue(living[name])),
    count: 1,
  };
}

const toCents = (dollars: number) => Math.round(dollars * 100);
const toFilterValue = (value: string | boolean | null) => (value === null ? null : String(value));

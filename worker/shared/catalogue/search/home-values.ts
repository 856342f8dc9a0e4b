import type { AmenityGroup } from "../../listings/amenities/amenity-names.ts";
import { createGroupFinder, type HomeAmenities } from "../../listings/amenities/amenity-phrases.ts";
import { bitsOfGroups, createFactReader } from "../../listings/matching/amenity-words.ts";
import { type CountedProperties, toCountedLiving } from "../../listings/matching/facet-tests.ts";
import { getPrice } from "../../listings/property-price.ts";
import type { CatalogueHome } from "../catalogue-home.ts";

/** Returns what a home has: its amenities and its facts. */
export const homeFacts = ({
  living,
  amenities,
  furnished,
  has_parking,
  pets_allowed,
}: CatalogueHome): HomeAmenities => ({
  ...living,
  amenities,
  furnished,
  has_parking,
  pets_allowed,
});

/** Returns what filters compare of each home: its prices in cents and its groups of amenities. */
export function toHomeValues(homes: readonly CatalogueHome[]): CountedProperties[] {
  const findGroups = createGroupFinder();
  const readFacts = createFactReader();
  return homes.map((home) => {
    const facts = homeFacts(home);
    return toValues(home, findGroups(facts), readFacts(facts));
  });
}

function toValues(home: CatalogueHome, groups: readonly AmenityGroup[], factWords: string[]): CountedProperties {
  const { kind, property_type, city, area, bedrooms, bathrooms, status } = home;
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
    status,
    move_in_cents: moveIn,
    amenity_bits: bitsOfGroups(groups),
    ...toCountedLiving(factWords),
    count: 1,
  };
}

const toCents = (dollars: number) => Math.round(dollars * 100);

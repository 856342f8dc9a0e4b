import { expect, it } from "vitest";
import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { readFilters } from "#web/lib/catalogue/worker/answers/read-filters.ts";

it("reads every filter that a key can have", () => {
  const filters: PropertyFilters = {
    kind: "rent",
    q: "2 bed sinkor & co",
    property_type: ["House", "Villa"],
    city: ["Monrovia"],
    area: ["Congo Town", "Sinkor"],
    place: ["Paynesville"],
    min_price: 100,
    max_price: 600.5,
    min_bedrooms: 1,
    min_bathrooms: 2,
    bedrooms: 3,
    max_bedrooms: 4,
    furnished: true,
    pets: false,
    parking: true,
    lease_duration: "1 Year",
    available: true,
    featured: false,
    status: ["available", "let"],
    amenity: ["power", "swimming pool"],
    max_move_in: 5000,
    reduced: true,
    confirmed: false,
    power: ["own_meter"],
    generator: ["true"],
    floods: ["never", "yard"],
  };
  expect(readFilters(filtersToParams(filters))).toEqual(filters);
  expect(readFilters(new URLSearchParams())).toEqual({ property_type: [], city: [], area: [], place: [] });
});

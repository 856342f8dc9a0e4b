import { expect, it } from "vitest";
import { noFilters } from "#shared/listings/property-filters.ts";
import { readFilterParams } from "#shared/wants/read-filter-params.ts";
import { suggestFilters } from "#shared/wants/suggest-filters.ts";
import { describeMissed, describeWant } from "#shared/wants/want-label.ts";
import { describeWish } from "#shared/wants/want-wish.ts";

it.each([
  [
    "kind=rent&area=Sinkor&area=Congo Town&min_bedrooms=2&max_price=900&generator=true",
    "Rent, Sinkor or Congo Town, 2+ bedrooms, up to $900, generator",
  ],
  ["kind=buy&property_type=Villa&min_price=90000&max_price=250000", "Buy, Villa, $90,000 to $250,000"],
  [
    "kind=rent&place=Sinkor&bedrooms=1&max_move_in=2000&furnished=false",
    "Rent, Sinkor, 1 bedroom, up to $2,000 to move in, not furnished",
  ],
  [
    "kind=rent&q=sea view&min_bedrooms=1&max_bedrooms=3&amenity=internet",
    "Rent, “sea view”, 1 to 3 bedrooms, internet",
  ],
  [
    "kind=rent&water=piped&water=borehole&floods=never&lease_duration=1 year",
    "Rent, piped water or borehole, never floods, 1 year lease",
  ],
  ["", ""],
])("describes %s", (query, text) => expect(describeWant(readFilterParams(new URLSearchParams(query)))).toBe(text));

it.each([
  [
    "kind=rent&property_type=Apartment&area=Sinkor&area=Old Road&min_bedrooms=2&max_price=900&generator=true",
    "Apartment with 2+ bedrooms to rent in Sinkor or Old Road, up to $900 a month; generator",
  ],
  ["kind=buy&city=Monrovia&min_price=90000", "A home to buy in Monrovia, from $90,000; "],
  ["", "A home to rent or to buy; "],
])("says of %s what home a person looks for, and apart from it all else", (query, text) => {
  const { title, others } = describeWish(readFilterParams(new URLSearchParams(query)));
  expect(`${title}; ${others}`).toBe(text);
});

it.each([
  [["generator"], "4 of 5: no generator"],
  [["max_price"], "4 of 5: above $900"],
  [["min_bedrooms"], "4 of 5: not 2+ bedrooms"],
  [["area"], "4 of 5: not in Sinkor"],
])("says that a home misses %j", (missed, text) => {
  const filters = { area: ["Sinkor"], min_bedrooms: "2", max_price: "900", generator: "true" };
  expect(describeMissed({ kind: "rent", filters }, missed)).toBe(text);
});

it("suggests homes like one that is gone, which may cost a little more", () => {
  const home = {
    kind: "rent" as const,
    property_type: "House",
    area: "Sinkor",
    city: "Monrovia",
    bedrooms: 3,
    price: 850,
  };
  expect(suggestFilters(home)).toEqual({
    ...noFilters,
    kind: "rent",
    property_type: ["House"],
    area: ["Sinkor"],
    min_bedrooms: 3,
    max_price: 940,
  });
  expect(suggestFilters({ ...home, area: null, bedrooms: null, price: null })).toEqual({
    ...noFilters,
    kind: "rent",
    property_type: ["House"],
    city: ["Monrovia"],
  });
});

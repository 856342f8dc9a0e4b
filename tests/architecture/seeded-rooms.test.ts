import { expect, it } from "vitest";
import { pageSizes } from "#contract/http/pagination.ts";
import { createSampleSeeds, createSeedProperties } from "../../migrations/seed/properties.ts";
import type { SeedProperty } from "../../migrations/seed/seed-property.ts";
import { isRoom } from "../../migrations/seed/view-images.ts";

/** All seeded listings in the order of the lists: available first, then newest. */
const listings = [...createSeedProperties(), ...createSampleSeeds()]
  .toReversed()
  .sort((one, other) => Number(other.is_available) - Number(one.is_available));

const pagesOf = (list: SeedProperty[]) =>
  list.flatMap((_, index) => (index % pageSizes.default === 0 ? [list.slice(index, index + pageSizes.default)] : []));

const repeatedRooms = (shown: SeedProperty[]) => {
  const rooms = shown.flatMap(({ cover, views }) => [cover, ...views].filter(isRoom));
  return rooms.filter((room, index) => rooms.indexOf(room) !== index);
};

it("shows no room twice on a page of all properties", () => {
  expect(pagesOf(listings)).toHaveLength(3);
  for (const page of pagesOf(listings)) expect(repeatedRooms(page)).toEqual([]);
});

it("shows no room twice among the featured homes of the home page", () =>
  expect(repeatedRooms(listings.filter(({ featured }) => featured))).toEqual([]));

it.each(["buy", "rent"])("shows no room twice among all homes to %s, whatever their filter and order", (kind) =>
  expect(repeatedRooms(listings.filter((listing) => listing.kind === kind))).toEqual([]),
);

it("shows no image twice in one listing, and a room of every listing except land", () => {
  for (const { title, property_type, views } of listings) {
    expect(new Set(views).size, title).toBe(views.length);
    expect(views.some(isRoom), title).toBe(property_type !== "Land");
  }
});

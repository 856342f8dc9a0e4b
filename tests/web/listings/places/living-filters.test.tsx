import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { filtersToParams, noFilters } from "#shared/listings/property-filters.ts";
import { pageSortOrder } from "#shared/listings/property-options.ts";
import { allPageConfig } from "#web/site/features/listings/list-pages/all-page-config.ts";
import { buildListPath, parseListParams } from "#web/site/features/listings/list-pages/list-params.ts";
import { rentPageConfig } from "#web/site/features/listings/list-pages/rent-page-config.ts";
import { ActiveFilterChips } from "#web/site/features/listings/search/active-filter-chips.tsx";
import { buildFilterGroups } from "#web/site/features/listings/search/filter-groups/filter-groups.ts";
import { withLivingGroups } from "#web/site/features/listings/search/filter-groups/living-groups.ts";
import { sampleFacets } from "../../support/property-list-api.tsx";

afterEach(cleanup);

const parse = (query: string) => parseListParams(allPageConfig, new URLSearchParams(query));

it("the URL keeps the filters in one order and drops unknown values", () => {
  const params = parse("water=tank&power=shared_meter&power=own_meter&power=gas&fence=maybe&signal=good&area=Sinkor");
  expect(params.filters).toMatchObject({ power: ["own_meter", "shared_meter"], water: ["tank"], signal: ["good"] });
  expect(params.filters.fence).toBeUndefined();
  expect(buildListPath(allPageConfig, params)).toBe(
    "/properties?area=Sinkor&power=own_meter&power=shared_meter&water=tank&signal=good",
  );
  expect(`${filtersToParams({ ...noFilters, power: ["shared_meter", "own_meter"] })}`).toBe(
    "power=own_meter&power=shared_meter",
  );
});

const facets: FacetsResponse = {
  ...sampleFacets,
  data: {
    ...sampleFacets.data,
    power: { own_meter: 3 },
    water: {},
    fence: { true: 2, false: 1 },
    guard: {},
    generator: {},
  },
};
const groupsFor = (filters: typeof noFilters, counts = facets) =>
  withLivingGroups(buildFilterGroups(rentPageConfig, filters, counts), filters, counts);
const optionsOf = (groups: ReturnType<typeof groupsFor>, legend: string) =>
  groups.find((group) => group.legend === legend)?.options.map(({ label, count }) => [label, count]);

it("the groups follow the amenities and have the values that a home has, with their counts", () => {
  const groups = groupsFor(noFilters);
  const names = groups.map(({ name }) => name);
  expect(names[names.indexOf("amenity") + 1]).toBe("power");
  expect(optionsOf(groups, "Power")).toEqual([["Own LEC meter", 3]]);
  expect(optionsOf(groups, "Water")).toEqual([]);
  expect(optionsOf(groups, "Fence, guard, generator")).toEqual([["Fence", 2]]);
});

it("a chosen value stays, also one that no home has, and one that only a link asks for", () => {
  const groups = groupsFor({ ...noFilters, water: ["piped"], fence: ["false"] });
  expect(optionsOf(groups, "Water")).toEqual([["Piped", 0]]);
  expect(optionsOf(groups, "Fence, guard, generator")).toEqual([
    ["Fence", 2],
    ["No fence", 1],
  ]);
});

it("without counts all values can be chosen, and a lower bound is marked as such", () => {
  const unknown = withLivingGroups(buildFilterGroups(rentPageConfig, noFilters), noFilters, undefined);
  expect(optionsOf(unknown, "Phone signal")).toEqual([
    ["Good", undefined],
    ["Weak", undefined],
    ["None", undefined],
  ]);
  const [option] =
    groupsFor(noFilters, { ...facets, exact: false }).find(({ name }) => name === "power")?.options ?? [];
  expect(option).toMatchObject({ count: 3, isLowerBound: true });
});

it("each active filter is a link to the list without it", async () => {
  const { filters } = parse("power=own_meter&power=shared_meter&fence=false");
  await act(async () =>
    render(
      <MemoryRouter>
        <ActiveFilterChips config={allPageConfig} params={{ filters, sort: pageSortOrder }} canClear={false} />
      </MemoryRouter>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    [expect.stringContaining("Own LEC meter"), "/properties?power=shared_meter&fence=false"],
    [expect.stringContaining("Shared LEC meter"), "/properties?power=own_meter&fence=false"],
    [expect.stringContaining("No fence"), "/properties?power=own_meter&power=shared_meter"],
  ]);
});

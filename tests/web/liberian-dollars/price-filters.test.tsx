import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noFilters } from "#shared/listings/property-filters.ts";
import { pageSortOrder } from "#shared/listings/property-options.ts";
import { Providers } from "#web/lib/page/providers.tsx";
import { FooterLiberianDollars } from "#web/site/app/layouts/footer-liberian-dollars.tsx";
import { AreaMap } from "#web/site/features/listings/area-map/area-map.tsx";
import { HomeSearch } from "#web/site/features/listings/home/home-search.part.tsx";
import { rentPageConfig } from "#web/site/features/listings/list-pages/rent-page-config.ts";
import { ActiveFilterChips } from "#web/site/features/listings/search/active-filter-chips.tsx";
import { FilterFields } from "#web/site/features/listings/search/filter-groups/filter-fields.tsx";
import { buildFilterGroups } from "#web/site/features/listings/search/filter-groups/filter-groups.ts";
import { FilterSelect } from "#web/site/features/listings/search/filter-groups/filter-select.tsx";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { sampleFacets } from "../support/property-list-api.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T09:00:00Z") }));
afterEach(async () => {
  const hide = screen.queryByRole("button", { name: "Show prices in US$ only" });
  if (hide) await act(async () => fireEvent.click(hide));
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const withFooter = (element: ReactNode, set_on = "2026-11-20") => (
  <Providers
    site={{ ...seededSite, exchange_rate: { lrd_per_usd: 190, set_on } }}
    origin="https://hub.example"
    data={{}}
  >
    <MemoryRouter>
      {element}
      <FooterLiberianDollars />
    </MemoryRouter>
  </Providers>
);
const switchTo = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** Renders an element and switches the prices in L$ on. */
async function renderInLiberianDollars(element: ReactNode, set_on?: string) {
  render(withFooter(element, set_on));
  await switchTo("Show prices also in L$");
}
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

const params = {
  sort: pageSortOrder as typeof pageSortOrder,
  filters: { ...noFilters, min_price: 1000, max_price: 2000, max_move_in: 5000 },
};
const groups = buildFilterGroups(rentPageConfig, params.filters);
const groupOf = (name: string) => groups.filter((group) => group.name === name);

it("shows the amounts of active filters in L$", async () => {
  await renderInLiberianDollars(<ActiveFilterChips config={rentPageConfig} params={params} canClear={false} />);
  for (const label of ["$1,000 – $2,000 · about L$ 190,000 to L$ 380,000", "$5,000 to move in · about L$ 950,000"])
    expect(screen.getByRole("link", { name: `Remove ${label}` }).textContent).toContain(label);
});

it("names the amounts in L$ in the options of a price filter, until L$ is switched off", async () => {
  await renderInLiberianDollars(
    groupOf("price").map((group) => <FilterSelect key={group.name} group={group} onChange={() => undefined} />),
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox");
  expect(optionsOf(select).slice(0, 3)).toEqual([
    "Monthly rent",
    "Under $1,000 · about L$ 190,000",
    "$1,000 – $2,000 · about L$ 190,000 to L$ 380,000",
  ]);
  await switchTo("Show prices in US$ only");
  expect(optionsOf(select)[1]).toBe("Under $1,000");
});

it("names the amounts in L$ in the price filter of the home page", async () => {
  await renderInLiberianDollars(<HomeSearch />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Monthly rent" });
  expect(optionsOf(select).slice(0, 2)).toEqual(["Any rent", "Under $1,000 · about L$ 190,000"]);
});

it("shows the amounts of the choices in the filter sheet", async () => {
  await renderInLiberianDollars(<FilterFields groups={groupOf("max_move_in")} />);
  expect(screen.getByLabelText("Up to $5,000 · about L$ 950,000")).toBeTruthy();
});

it("shows the lowest prices of areas on the map and in its list, which marks an old rate", async () => {
  const data = { ...sampleFacets.data, area: { Sinkor: 3 } };
  const facets = { ...sampleFacets, data, lowest_prices: { Sinkor: { rent: 300 } } };
  await renderInLiberianDollars(<AreaMap facets={facets} getLink={() => ({ to: "/" })} />, "2026-11-12");
  const row = screen.getByRole("list", { name: "Areas" }).querySelector("b");
  expect(document.querySelector(".area-map-label text:last-child")?.textContent).toBe("from $300 · L$ 57,000");
  expect(row?.textContent).toBe("3 homes · from $300/mo · about L$ 57,000 (old rate)");
});

import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noFilters } from "#contract/listings/property-filters.ts";
import { pageSortOrder } from "#contract/listings/property-options.ts";
import { FooterLiberianDollars } from "#web/app/layouts/footer-liberian-dollars.tsx";
import { Providers } from "#web/app/providers.tsx";
import { AreaMap } from "#web/features/listings/area-map/area-map.tsx";
import { PropertyCard } from "#web/features/listings/card/property-card.tsx";
import { HomeSearch } from "#web/features/listings/home/home-search.tsx";
import { rentPageConfig } from "#web/features/listings/list-pages/rent-page-config.ts";
import { ActiveFilterChips } from "#web/features/listings/search/active-filter-chips.tsx";
import { FilterFields } from "#web/features/listings/search/filter-groups/filter-fields.tsx";
import { buildFilterGroups } from "#web/features/listings/search/filter-groups/filter-groups.ts";
import { FilterSelect } from "#web/features/listings/search/filter-groups/filter-select.tsx";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { buildPropertyCard } from "../support/property-fixtures.tsx";
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

/** Renders an element, switches the prices in L$ on and waits for the code that shows them. */
async function renderInLiberianDollars(element: ReactNode, set_on?: string) {
  const result = render(withFooter(element, set_on));
  await switchTo("Show prices also in L$");
  await waitFor(() => expect(document.querySelector("[data-in-lrd]")).not.toBeNull());
  return result;
}
const read = (element: Element | null, name: string) => element?.getAttribute(name)?.replaceAll("\u00a0", " ") ?? null;
const amountsOf = (element: Element | null) => read(element, "data-in-lrd");

const params = {
  sort: pageSortOrder as typeof pageSortOrder,
  filters: { ...noFilters, min_price: 1000, max_price: 2000, max_move_in: 5000 },
};
const groups = buildFilterGroups(rentPageConfig, params.filters);
const groupOf = (name: string) => groups.filter((group) => group.name === name);

it("shows the amounts of active filters in L$, which screen readers read as a description", async () => {
  await renderInLiberianDollars(<ActiveFilterChips config={rentPageConfig} params={params} canClear={false} />);
  const price = screen.getByRole("link", { name: "Remove $1,000 – $2,000" });
  expect([amountsOf(price), read(price, "aria-description")]).toEqual(Array(2).fill("about L$ 190,000 to L$ 380,000"));
  expect(amountsOf(screen.getByRole("link", { name: "Remove $5,000 to move in" }))).toBe("about L$ 950,000");
});

it("names the amounts in L$ in the options of a price filter, and the selected ones below it", async () => {
  await renderInLiberianDollars(
    groupOf("price").map((group) => <FilterSelect key={group.name} group={group} onChange={() => undefined} />),
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox");
  const labels = [...select.options].map((option) => read(option, "label"));
  expect(labels.slice(0, 3)).toEqual([
    null,
    "Under $1,000 · about L$ 190,000",
    "$1,000 – $2,000 · about L$ 190,000 to L$ 380,000",
  ]);
  expect(read(select.parentElement, "data-lrd-hint")).toBe("about L$ 190,000 to L$ 380,000");
});

it("changes the amounts below the price filter of the home page with the selected option", async () => {
  await renderInLiberianDollars(<HomeSearch />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Monthly rent" });
  const hint = () => read(select.parentElement, "data-lrd-hint");
  expect(hint()).toBeNull();
  fireEvent.change(select, { target: { value: select.options[1]?.value } });
  expect(hint()).toBe("about L$ 190,000");
  fireEvent.change(select, { target: { value: "" } });
  expect(hint()).toBeNull();
});

it("shows the amounts of the choices in the filter sheet", async () => {
  await renderInLiberianDollars(<FilterFields groups={groupOf("max_move_in")} />);
  expect(amountsOf(screen.getByLabelText(/Up to \$5,000/).closest("label"))).toBe("about L$ 950,000");
});

it("shows the lowest prices of areas on the map and in its list, which marks an old rate", async () => {
  const data = { ...sampleFacets.data, area: { Sinkor: 3 } };
  const facets = { ...sampleFacets, data, lowest_prices: { Sinkor: { rent: 300 } } };
  await renderInLiberianDollars(<AreaMap facets={facets} pathOf={() => "/"} />, "2026-11-12");
  const row = screen.getByRole("list", { name: "Areas" }).querySelector("b");
  expect(document.querySelector(".area-map-label text:last-child")?.textContent).toBe("from $300 · L$ 57,000");
  expect([row?.textContent, amountsOf(row)]).toEqual(["3 homes · from $300/mo", "about L$ 57,000 (old rate)"]);
});

it("follows texts that change and appear, and removes all amounts when L$ is switched off", async () => {
  const text = (children: string) => <p>{children}</p>;
  const { rerender, container } = await renderInLiberianDollars(text("from $300"));
  const paragraph = () => container.querySelector("p");
  rerender(withFooter(text("from $400")));
  await waitFor(() => expect(amountsOf(paragraph())).toBe("about L$ 76,000"));
  rerender(withFooter(text("free")));
  await waitFor(() => expect(amountsOf(paragraph())).toBeNull());
  rerender(withFooter(<section>{text("from $500")}</section>));
  await waitFor(() => expect(amountsOf(paragraph())).toBe("about L$ 95,000"));
  await switchTo("Show prices in US$ only");
  expect(document.querySelector("[data-in-lrd], [data-lrd-hint], option[label]")).toBeNull();
});

it("adds nothing to a price that shows L$ itself", async () => {
  const card = <PropertyCard property={buildPropertyCard()} headingLevel={2} />;
  const { container } = await renderInLiberianDollars([card, <p key="text">from $300</p>]);
  expect(container.querySelectorAll("[data-in-lrd]")).toHaveLength(1);
});

import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { swrOptions } from "#web/lib/api/swr-options.ts";
import { Area } from "#web/site/routes/listings/area.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { buildCardList, buildRentCard, prepareListScreen, sampleFacets } from "../support/property-list-api.tsx";

beforeEach(prepareListScreen);
afterEach(resetScreen);

const figures = {
  data: {
    name: "ELWA Junction",
    listed: 3,
    available: 3,
    lowest_price: 550,
    cities: [{ name: "Paynesville", available: 3 }],
    types: [{ name: "Apartment", listed: 3 }],
  },
  exact: true,
};
const query = "area=elwa+junction";
const data = {
  "/public/areas/rent/elwa-junction": figures,
  [`/public/rent/properties?${query}&view=card&sort=best`]: buildCardList([buildRentCard(), buildRentCard()]),
  [`/public/facets?kind=rent&${query}`]: sampleFacets,
};

function ShownPath() {
  const { pathname, search } = useLocation();
  return <p data-testid="path">{pathname + search}</p>;
}

async function open(path: string, responses: Record<string, unknown>) {
  const requested: string[] = [];
  const fetcher = (key: string) => {
    requested.push(key);
    return Promise.resolve(responses[key] ?? null);
  };
  await act(async () => {
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map(), fallback: responses, fetcher }}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/rent/:area" element={<Area />} />
            <Route path="*" element={<p>Another page</p>} />
          </Routes>
          <ShownPath />
        </MemoryRouter>
      </SWRConfig>,
    );
  });
  return requested;
}

test("starts from the data of its page, and names the area as people write it", async () => {
  const requested = await open("/rent/elwa-junction", data);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Homes for rent in ELWA Junction, Paynesville");
  expect(document.body.textContent).toContain("3 homes to rent, from $550 a month.");
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(requested).toEqual([]);
});

test("another filter leads to the list of all areas", async () => {
  await open("/rent/elwa-junction", data);
  // Its heading says what its address filters by, so no chip repeats it.
  expect(screen.queryByRole("link", { name: /^(?:Remove|Clear)/ })).toBeNull();
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(crumbs.getByRole("link", { name: "Rent" }).getAttribute("href")).toBe("/rent");
  const beds = await screen.findByRole("combobox", { name: /bedrooms/i });
  await act(async () => fireEvent.change(beds, { target: { value: "2" } }));
  expect(screen.getByTestId("path").textContent).toBe("/rent?area=ELWA+Junction&min_bedrooms=2");
});

test("an unknown area names the areas that may be meant", async () => {
  await open("/rent/sinkr", {
    "/public/areas/rent/sinkr": null,
    "/public/rent/properties?area=sinkr&view=card&sort=best": buildCardList([]),
    "/public/facets?kind=rent&area=sinkr": sampleFacets,
  });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("No homes found here");
  expect(screen.getByRole("link", { name: /^Sinkor/ }).getAttribute("href")).toBe("/rent/sinkor");
});

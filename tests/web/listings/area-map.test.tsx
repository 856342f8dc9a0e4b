import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { isOnMap, toMapPoint } from "#web/lib/map/monrovia-map.ts";
import { AreaMap } from "#web/site/features/listings/area-map/area-map.tsx";
import { findAreaPlace } from "#web/site/features/listings/area-map/area-places.ts";
import { toAreaSummaries } from "#web/site/features/listings/area-map/area-summary.ts";
import { sampleFacets } from "../support/property-list-api.tsx";

const facets = {
  ...sampleFacets,
  data: { ...sampleFacets.data, area: { Sinkor: 9, "Congo Town": 5, Kakata: 1, Virginia: 0 } },
  lowest_prices: { Sinkor: { rent: 450, buy: 90_000 }, "Congo Town": { buy: 80_000 } },
};

function renderMap(selected: string[] = []) {
  return render(
    <MemoryRouter>
      <AreaMap facets={facets} getLink={(area) => ({ to: `/rent?area=${area}` })} selected={selected} />
    </MemoryRouter>,
  );
}

it("lists every area with homes, with its number and lowest price", () => {
  renderMap();
  const items = within(screen.getByRole("list", { name: "Areas" })).getAllByRole("link");
  expect(items.map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Sinkor 9 homes · from $450/mo",
    "Congo Town 5 homes · from $80,000",
    "Kakata 1 home",
  ]);
  expect(items[0]?.getAttribute("href")).toBe("/rent?area=Sinkor");
});

it("in a list, keeps each area in its place when a filter changes the numbers, or a tap or key would miss it", () => {
  const renderList = (area: Record<string, number>) => (
    <MemoryRouter>
      <AreaMap
        facets={{ ...facets, data: { ...facets.data, area } }}
        getLink={(area) => ({ to: `/rent?area=${area}` })}
        isByName
      />
    </MemoryRouter>
  );
  const { container, rerender } = render(renderList({ Sinkor: 9, "Congo Town": 5, Kakata: 1 }));
  const getLinks = () => within(container).getAllByRole("link");
  const before = getLinks();
  rerender(renderList({ Sinkor: 2, "Congo Town": 1, Kakata: 3 }));
  expect(before.at(1)?.textContent).toContain("Kakata 3 homes");
  expect(getLinks()).toEqual(before);
});

it("keeps a selected area without homes, so that its filter can be removed", () => {
  renderMap(["Virginia"]);
  expect(screen.getByRole("link", { name: "Virginia 0 homes" }).getAttribute("aria-current")).toBe("true");
});

it("says that a number is a lower bound if only a part of the listings was counted", () =>
  expect(toAreaSummaries({ ...facets, exact: false })[0]).toMatchObject({ name: "Sinkor", count: "9+" }));

it("labels the areas on the map, and leaves out those outside it", () => {
  const { container } = renderMap(["Sinkor"]);
  const labels = [...container.querySelectorAll("svg a")];
  expect(labels.map(({ textContent }) => textContent)).toEqual(["Sinkor9 · from $450", "Congo Town5 · from $80,000"]);
  expect(container.querySelector("[data-selected]")?.textContent).toContain("Sinkor");
});

it("ends the line from each dot before the text of its label", () => {
  const names = [
    ["Bushrod Island", "Mamba Point", "Central Monrovia", "Capitol Hill", "Sinkor", "Airfield", "Old Road"],
    ["Congo Town", "Gardnersville", "Paynesville", "Red Light", "Duport Road", "ELWA Junction"],
  ].flat();
  const area = Object.fromEntries(names.map((name) => [name, 1]));
  const { container } = render(
    <MemoryRouter>
      <AreaMap facets={{ ...facets, data: { ...facets.data, area } }} getLink={() => ({ to: "/" })} />
    </MemoryRouter>,
  );
  const labels = [...container.querySelectorAll(".area-map-label")];
  expect(labels.length).toBe(names.length);
  for (const label of labels) {
    const text = label.querySelector("text");
    const [endX = 0, endY = 0] = (label.querySelector("path")?.getAttribute("d")?.split("L")[1] ?? "")
      .split(" ")
      .map(Number);
    const [textX, baseline] = [Number(text?.getAttribute("x")), Number(text?.getAttribute("y"))];
    const isBeside = label.getAttribute("text-anchor") === "end" ? endX > textX : endX < textX;
    const isAboveOrBelow = endY < baseline - 9 || endY > baseline + 14;
    expect(isBeside || isAboveOrBelow, text?.textContent ?? "").toBe(true);
  }
});

it("hides the drawing from screen readers and the keyboard, because the list says the same", () => {
  const { container } = renderMap();
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  for (const link of container.querySelectorAll("svg a")) expect(link.getAttribute("tabindex")).toBe("-1");
});

it("places every known area on the map, and Brewerville outside", () => {
  for (const { name } of toAreaSummaries({
    ...facets,
    data: {
      ...facets.data,
      area: { Sinkor: 1, "Mamba Point": 1, Paynesville: 1, "ELWA Junction": 1, "Bushrod Island": 1 },
    },
  })) {
    const place = findAreaPlace(name);
    expect(place, name).toBeDefined();
    expect(isOnMap(toMapPoint(place?.latitude ?? 0, place?.longitude ?? 0)), name).toBe(true);
  }
  expect(isOnMap(toMapPoint(6.4188, -10.7862))).toBe(false);
});

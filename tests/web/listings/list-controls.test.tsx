import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AllProperties } from "#web/site/routes/listings/all-properties.tsx";
import { Buy } from "#web/site/routes/listings/buy.tsx";
import { Rent } from "#web/site/routes/listings/rent.tsx";
import { resetScreen } from "../support/account-api.tsx";
import {
  buildCardList,
  buildRentCard,
  mockListApi,
  prepareListScreen,
  renderListAt,
  slow,
  withDefaultResponses,
} from "../support/property-list-api.tsx";

beforeEach(prepareListScreen);
afterEach(resetScreen);

const screens = { "/properties": AllProperties, "/buy": Buy, "/rent": Rent };
type Path = keyof typeof screens;

const box = () => screen.getByLabelText<HTMLInputElement>("Search properties");
const titles = () => screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const selectNamed = (name: string) => screen.findByRole<HTMLSelectElement>("combobox", { name }, slow);

/** Opens a list whose homes are named after what was requested, as in "price-low 1". */
async function openList(url: string, homes = (key: string) => [`${key} 1`, `${key} 2`]) {
  const [path = ""] = url.split("?");
  const Screen = screens[path as Path];
  const api = mockListApi(
    withDefaultResponses((key) => {
      const params = new URLSearchParams(key.split("?")[1]);
      const name = params.get("q") ?? params.get("sort") ?? "newest";
      return buildCardList(homes(name).map((title) => buildRentCard({ title })));
    }),
  );
  const rendered = await renderListAt(<Screen />, url);
  await screen.findByText(/^\d+ .+ found$/);
  return { ...api, ...rendered };
}

async function openSheet() {
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /filters/i })));
  return within(await screen.findByRole("dialog", {}, slow));
}

describe.each([
  ["/properties", "/public/properties"],
  ["/buy", "/public/buy/properties"],
  ["/rent", "/public/rent/properties"],
] as const)("%s", (path, endpoint) => {
  test("a typed search is in the URL, and its results and their number are shown", async () => {
    const { currentPath, requestedKeys } = await openList(path, (q) =>
      q === "street" ? ["On the street"] : ["A", "B"],
    );
    expect(titles()).toEqual(["A", "B"]);
    const box = await screen.findByLabelText<HTMLInputElement>("Search properties", {}, slow);
    await act(async () => box.focus());
    await waitFor(() => expect(box.getAttribute("role")).toBe("combobox"), slow);
    fireEvent.input(box, { target: { value: "street" } });
    await act(async () => box.form?.requestSubmit());
    await waitFor(() => expect(titles()).toEqual(["On the street"]));
    expect(currentPath()).toBe(`${path}?q=street`);
    expect(requestedKeys).toContain(`${endpoint}?q=street&view=card&sort=best`);
    expect(screen.getByText("1 property found")).toBeTruthy();
  });

  test("each sort order is in the URL, and the cards are in the order of its response", async () => {
    const { currentPath, requestedKeys } = await openList(path);
    const select = await selectNamed("Sort");
    for (const order of ["price-low", "price-high", "size-large", "size-small", "newest", "best"]) {
      await act(async () => fireEvent.change(select, { target: { value: order } }));
      await waitFor(() => expect(titles()).toEqual([`${order} 1`, `${order} 2`]));
      expect(currentPath()).toBe(order === "best" ? path : `${path}?sort=${order}`);
      // The API's own default is the newest first.
      expect(requestedKeys).toContain(`${endpoint}?view=card${order === "newest" ? "" : `&sort=${order}`}`);
    }
  });

  test("an area on the map filters the list, and once more removes the filter", async () => {
    const { container, currentPath } = await openList(`${path}?min_bedrooms=2`);
    await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Map" }, slow)));
    await waitFor(() => expect(container.querySelector("svg a")).toBeTruthy(), slow);
    const findSinkor = () =>
      [...container.querySelectorAll("svg a")].find((area) => area.textContent?.includes("Sinkor"));
    for (const query of ["area=Sinkor&min_bedrooms=2", "min_bedrooms=2"]) {
      await act(async () => fireEvent.click(findSinkor() as Element));
      await waitFor(() => expect(currentPath()).toBe(`${path}?${query}`));
      expect(Boolean(findSinkor()?.querySelector("[data-selected]"))).toBe(query.includes("area"));
    }
    fireEvent.click(screen.getByRole("button", { name: "Map" }));
    expect(container.querySelector("svg a")).toBeNull();
  });
});

test("a tap on Filters shows at once that it was heard, until its sheet is there, and again the next time", async () => {
  await openList("/rent");
  const button = await screen.findByRole("button", { name: /filters/i }, slow);
  for (const _ of ["first", "second"]) {
    const opening = act(async () => fireEvent.click(button));
    expect(button.getAttribute("aria-busy")).toBe("true");
    await opening;
    const sheet = await screen.findByRole("dialog", {}, slow);
    expect(button.getAttribute("aria-busy")).toBeNull();
    await act(async () => fireEvent.click(within(sheet).getByRole("button", { name: "Close" })));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

test("a list is shown as compact rows, and as cards again, and the browser keeps the choice", async () => {
  await openList("/rent");
  const button = await screen.findByRole("button", { name: "Compact rows" }, slow);
  for (const [pressed, choice] of [
    ["true", "on"],
    ["false", "off"],
  ]) {
    fireEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe(pressed);
    expect("rows" in document.documentElement.dataset).toBe(choice === "on");
    expect(localStorage.getItem("rows")).toBe(choice);
  }
  expect(document.querySelectorAll('link[href="/rows.css"]')).toHaveLength(1);
});

test.each([
  ["/rent", false],
  ["/rent?city=Monrovia", true],
])("the sheet of %s folds what few use under More, open only if something in it is chosen", async (url, isOpen) => {
  await openList(url);
  const sheet = await openSheet();
  const more = sheet.getByText("More").closest("details");
  expect(more?.open).toBe(isOpen);
  expect(within(more as HTMLElement).getAllByText("City").length).toBeGreaterThan(0);
  expect(within(more as HTMLElement).queryByText("Monthly rent")).toBeNull();
});

test("Clear Filters of a search without results shows the whole list and empties the box", async () => {
  const { currentPath } = await openList("/properties?q=zzzz", (q) => (q === "zzzz" ? [] : ["A"]));
  expect(screen.getByText("0 properties found")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(box().value).toBe("zzzz");
  const links = await screen.findAllByRole("link", { name: /^Clear (All )?Filters$/ }, slow);
  await act(async () => fireEvent.click(links.at(-1) as HTMLElement));
  await waitFor(() => expect(titles()).toEqual(["A"]));
  expect(currentPath()).toBe("/properties");
  expect(box().value).toBe("");
});

test("quick filters have their numbers and add or remove one kind and any number of types", async () => {
  const { currentPath } = await openList("/properties?min_bedrooms=2");
  const quick = within(await screen.findByRole("navigation", { name: "Quick filters" }, slow));
  const link = (name: string) => quick.getByRole("link", { name: new RegExp(`^${name}\\b`) });
  await waitFor(() => expect(link("Rent").textContent).toBe("Rent 14"), slow);
  expect([link("All"), link("House")].map(({ textContent }) => textContent)).toEqual(["All 23", "House 7"]);
  for (const [name, query] of [
    ["Rent", "kind=rent&min_bedrooms=2"],
    ["Buy", "kind=buy&min_bedrooms=2"],
    ["All", "min_bedrooms=2"],
    ["Villa", "property_type=Villa&min_bedrooms=2"],
    ["House", "property_type=House&property_type=Villa&min_bedrooms=2"],
    ["House", "property_type=Villa&min_bedrooms=2"],
  ] as const) {
    await act(async () => fireEvent.click(link(name)));
    await waitFor(() => expect(currentPath()).toBe(`/properties?${query}`));
  }
  expect(link("Villa").getAttribute("aria-current")).toBe("true");
  expect(link("House").getAttribute("aria-current")).toBeNull();
});

describe("prices", () => {
  test.each([
    ["/properties?kind=rent", "Price", "0-1000", "max_price=1000"],
    ["/buy", "Price", "400000-600000", "min_price=400000&max_price=600000"],
    ["/rent", "Monthly rent", "3000-", "min_price=3000"],
  ])("of %s: the select %s sets both bounds, and shows those of the URL", async (url, label, value, query) => {
    const { currentPath, unmount } = await openList(url);
    const select = await selectNamed(label);
    await act(async () => fireEvent.change(select, { target: { value } }));
    const filtered = url.includes("?") ? `${url}&${query}` : `${url}?${query}`;
    await waitFor(() => expect(currentPath()).toBe(filtered));
    unmount();
    await openList(filtered);
    expect((await selectNamed(label)).value).toBe(value);
  });

  test("an option shows its number of homes", async () => {
    await openList("/rent");
    const select = within(await selectNamed("Monthly rent"));
    await waitFor(() => expect(select.getByRole("option", { name: /^Under \$1,000/ }).textContent).toContain("(6)"));
  });

  test("a list of sales and rents has the price bands of both, and those of sales with Buy", async () => {
    await openList("/properties");
    expect(await selectNamed("Price")).toBeTruthy();
    const sheet = await openSheet();
    expect(sheet.getByRole("radio", { name: /^\$3,000 – \$5,000/ })).toBeTruthy();
    fireEvent.click(sheet.getByRole("radio", { name: /^Buy/ }));
    expect(await sheet.findByRole("radio", { name: /^\$600,000\+/ })).toBeTruthy();
  });
});

describe("the sheet", () => {
  test.each([
    ["/properties", "Filters"],
    ["/buy", "More Filters"],
    ["/rent", "Advanced Filters"],
  ])("of %s is called %s", async (path, name) => {
    await openList(path);
    await openSheet();
    expect(screen.getByRole("dialog", { name })).toBeTruthy();
  });

  test("shows the filters of the URL", async () => {
    await openList("/rent?furnished=true&lease_duration=1+Year&area=Sinkor");
    const sheet = await openSheet();
    const isChecked = (role: string, name: RegExp) =>
      sheet.getByRole<HTMLInputElement>(role, { name, hidden: true }).checked;
    expect(isChecked("checkbox", /^Furnished/)).toBe(true);
    expect(isChecked("radio", /^1 Year/)).toBe(true);
    expect(isChecked("checkbox", /^Sinkor/)).toBe(true);
    expect(isChecked("checkbox", /^Pets allowed/)).toBe(false);
  });

  test("Available only hides the homes that are not", async () => {
    const { currentPath, requestedKeys } = await openList("/properties?property_type=House");
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole("checkbox", { name: /^Available only/, hidden: true }));
    fireEvent.click(await sheet.findByRole("button", { name: /^Show \d+ homes?/ }));
    expect(currentPath()).toBe("/properties?property_type=House&available=true");
    expect(requestedKeys).toContain("/public/properties?property_type=House&available=true&view=card&sort=best");
  });
});

import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AllProperties } from "#web/site/routes/listings/all-properties.tsx";
import { Buy } from "#web/site/routes/listings/buy.tsx";
import { Rent } from "#web/site/routes/listings/rent.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { buildPropertyCard } from "../support/property-fixtures.tsx";
import {
  buildCardList,
  buildRentCard,
  mockListApi,
  prepareListScreen,
  renderListAt,
  sampleFacets,
  withDefaultResponses,
} from "../support/property-list-api.tsx";

beforeEach(prepareListScreen);
afterEach(resetScreen);

const findCount = () => screen.findByText(/(property|properties) found/);
const cardsShown = () => screen.queryAllByRole("article").length;

test("announces, shows and caches the list", async () => {
  const { requestedKeys } = mockListApi(
    withDefaultResponses(() => buildCardList([buildRentCard(), buildRentCard()], { total: 23 })),
  );
  await renderListAt(<AllProperties />, "/properties?q=sinkor");
  expect((await findCount()).textContent).toBe("23 properties found");
  expect(screen.getByRole("status").textContent).toBe("23 properties found");
  expect(cardsShown()).toBe(2);
  expect(requestedKeys).toContain("/public/properties?q=sinkor&view=card&sort=best");
  expect(localStorage.getItem("last_seen_all")).toContain("15th Street");
});

test("does not request data that came with the page", async () => {
  const { requestedKeys } = mockListApi(withDefaultResponses(() => buildCardList([])));
  await renderListAt(<AllProperties />, "/properties", {
    "/public/properties?view=card&sort=best": buildCardList([buildRentCard()], { total: 500, total_exact: false }),
    "/public/facets": sampleFacets,
  });
  expect((await findCount()).textContent).toBe("500+ properties found");
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(requestedKeys).toEqual([]);
});

test("shows a cached list immediately and reloads it after a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { requestedKeys } = mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  const lists = () => requestedKeys.filter((key) => key.startsWith("/public/buy")).length;
  const first = await renderListAt(<Buy />, "/buy?q=again");
  await findCount();
  first.unmount();
  (
    await renderListAt(<Buy />, "/buy?q=again", {
      "/public/buy/properties?q=again&view=card&sort=best": buildCardList([]),
    })
  ).unmount();
  expect(lists()).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  await renderListAt(<Buy />, "/buy?q=again", {
    "/public/buy/properties?q=again&view=card&sort=best": buildCardList([]),
  });
  expect(lists()).toBe(2);
});

test("shows six skeletons while the list loads", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const { container } = await renderListAt(<Buy />, "/buy");
  expect(container.querySelectorAll("[aria-busy=true] > *")).toHaveLength(6);
  expect(screen.getByText("Loading properties…").closest("[role=status]")).toBeTruthy();
  expect(cardsShown()).toBe(0);
});

test("a select filters the list immediately, and the old list stays while the new one loads", async () => {
  let release: (() => void) | undefined;
  mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  const { currentPath } = await renderListAt(<Rent />, "/rent");
  await findCount();
  const mockedFetch = globalThis.fetch;
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    await new Promise<void>((done) => {
      release = done;
    });
    return mockedFetch(...call);
  });
  // The controls are lazy. Wait without throwing inside `act`, because an error there would drop pending updates.
  const select = await screen.findByLabelText("Monthly rent", {}, { timeout: 20_000 });
  await act(async () => void fireEvent.change(select, { target: { value: "1000-2000" } }));
  await waitFor(() => expect(currentPath()).toBe("/rent?min_price=1000&max_price=2000"), { timeout: 20_000 });
  expect(screen.getByRole("status").textContent).toBe("Searching…");
  expect(cardsShown()).toBe(1);
  expect(release).toBeDefined();
});

test("chips show the active filters and link to the list without them", async () => {
  mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  await renderListAt(<Rent />, "/rent?property_type=House&min_bedrooms=2&sort=price-low");
  await findCount();
  expect(screen.getByLabelText("Remove House").getAttribute("href")).toBe("/rent?min_bedrooms=2&sort=price-low");
  expect(screen.getByLabelText("Remove For Rent").getAttribute("href")).toBe(
    "/properties?property_type=House&min_bedrooms=2&sort=price-low",
  );
  expect(screen.getByText("Clear All Filters").getAttribute("href")).toBe("/rent?sort=price-low");
});

test("an empty list shows the empty state and a link to clear the filters", async () => {
  mockListApi(withDefaultResponses(() => buildCardList([])));
  await renderListAt(<AllProperties />, "/properties?q=castle");
  expect(await screen.findByText("No properties found")).toBeDefined();
  expect(screen.getAllByText("Clear Filters").length).toBeGreaterThan(0);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText("Sample")).toBeNull();
});

test("an outage on /rent shows the message, Try Again and the samples; a retry keeps the filters", async () => {
  let works = false;
  mockListApi((key) => (works ? withDefaultResponses(() => buildCardList([buildRentCard()]))(key) : 503));
  const { currentPath } = await renderListAt(<Rent />, "/rent?sort=price-high");
  expect(await screen.findByText("Failed to load properties")).toBeDefined();
  expect(await screen.findByText("Sample listings")).toBeDefined();
  expect(cardsShown()).toBe(5);
  expect(screen.getAllByText("Sample")).toHaveLength(5);
  works = true;
  fireEvent.click(screen.getByText("Try Again"));
  expect((await findCount()).textContent).toBe("1 property found");
  expect(currentPath()).toBe("/rent?sort=price-high");
});

const retryLater = "Failed to load properties. Please try again later.";
const lists = [
  { path: "/properties", list: <AllProperties />, title: "Error Loading Properties", text: retryLater, other: /never/ },
  { path: "/buy", list: <Buy />, title: "Failed to load properties", text: "", other: /For Rent/ },
  { path: "/rent", list: <Rent />, title: "Failed to load properties", text: "", other: /For Sale/ },
];
const outages = lists.flatMap((list) => [
  { ...list, failure: "no response", response: undefined },
  { ...list, failure: "a 503", response: 503 },
]);

test.each(outages)("$path with $failure shows its error above the cached homes, with their age", async (outage) => {
  const cards = [buildRentCard(), buildPropertyCard({ uuid: "sale", title: "Villa by the sea" })];
  localStorage.setItem("last_seen_all", JSON.stringify({ at: Date.now() - 3 * 3_600_000, listings: cards }));
  mockListApi(() => outage.response);
  await renderListAt(outage.list, outage.path);
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("heading", { name: outage.title })).toBeDefined();
  expect(within(alert).queryByText(retryLater)?.textContent ?? "").toBe(outage.text);
  expect(within(alert).getByRole("button", { name: "Try Again" })).toBeDefined();
  expect(await screen.findByText("Listings loaded 3 hours ago")).toBeDefined();
  const shown = screen.getAllByRole("article");
  expect(shown).toHaveLength(outage.path === "/properties" ? 2 : 1);
  expect(screen.queryByText("Sample")).toBeNull();
  expect(alert.compareDocumentPosition(shown[0] as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each(outages)("$path with $failure and no cached homes shows marked samples of its kind", async (outage) => {
  mockListApi(() => outage.response);
  await renderListAt(outage.list, outage.path);
  expect(within(await screen.findByRole("alert")).getByRole("heading", { name: outage.title })).toBeDefined();
  expect(await screen.findByText("Sample listings")).toBeDefined();
  expect(cardsShown()).toBeGreaterThan(3);
  for (const card of screen.getAllByRole("article")) {
    expect(within(card).getByText("Sample")).toBeDefined();
    expect(card.textContent).not.toMatch(outage.other);
  }
});

test("a rejected cursor shows a link to the first page, not the samples", async () => {
  mockListApi(withDefaultResponses(() => 422));
  await renderListAt(<Buy />, "/buy?q=sea&cursor=old");
  expect((await screen.findByText("Go to the first page")).getAttribute("href")).toBe("/buy?q=sea");
  expect(screen.queryByText("Sample listings")).toBeNull();
});

test("skips empty pages until something is found", async () => {
  const { requestedKeys } = mockListApi(
    withDefaultResponses((key) => {
      const page = Number(/cursor=c(\d)/.exec(key)?.[1] ?? 0);
      return page < 2
        ? buildCardList([], { total: 1, next_cursor: `c${page + 1}` })
        : buildCardList([buildRentCard()], { total: 1 });
    }),
  );
  await renderListAt(<Buy />, "/buy");
  expect((await findCount()).textContent).toBe("1 property found");
  expect(requestedKeys.filter((key) => key.startsWith("/public/buy"))).toHaveLength(3);
});

test("after a few empty pages the visitor decides whether to search further", async () => {
  const { requestedKeys } = mockListApi(
    withDefaultResponses((key) =>
      buildCardList([], { next_cursor: `c${Number(/cursor=c(\d+)/.exec(key)?.[1] ?? 0) + 1}` }),
    ),
  );
  await renderListAt(<Buy />, "/buy");
  expect(await screen.findByRole("heading", { name: "Nothing found so far" })).toBeDefined();
  expect(screen.getByText("Search further").getAttribute("href")).toBe("/buy?cursor=c5");
  expect(requestedKeys.filter((key) => key.startsWith("/public/buy"))).toHaveLength(5);
});

test("pager links keep filters and sort order", async () => {
  mockListApi(
    withDefaultResponses(() => buildCardList([buildRentCard()], { next_cursor: "n1", previous_cursor: "p1" })),
  );
  await renderListAt(<AllProperties />, "/properties?q=sea&sort=price-low&cursor=x");
  await findCount();
  expect(screen.getByText("Next").getAttribute("href")).toBe("/properties?q=sea&sort=price-low&cursor=n1");
  expect(screen.getByText("Previous").getAttribute("href")).toBe("/properties?q=sea&sort=price-low&before=p1");
});

test("the pager does nothing while the list of other filters loads", async () => {
  mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()], { next_cursor: "n1" })));
  const { currentPath } = await renderListAt(<Rent />, "/rent?property_type=House&min_bedrooms=2");
  await findCount();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  await act(async () => fireEvent.click(screen.getByLabelText("Remove House")));
  expect(currentPath()).toBe("/rent?min_bedrooms=2");
  fireEvent.click(screen.getByText("Next"));
  expect(currentPath()).toBe("/rent?min_bedrooms=2");
});

test.each([
  [{ total: 60, offset: 0 }, "1–2 of 60"],
  [{ total: 500, total_exact: false, offset: 1022 }, "1,023–1,024 of 500+"],
])("the pager says which part of the list the page is: %j", async (page, range) => {
  const list = buildCardList([buildRentCard(), buildRentCard()], { next_cursor: "n1", previous_cursor: "p1", ...page });
  mockListApi(withDefaultResponses(() => list));
  await renderListAt(<AllProperties />, "/properties");
  await findCount();
  expect(screen.queryByText(/^[\d,]+–/)?.textContent).toBe(range);
});

test("the rent page shows averages below its list, a dash for unknown values, and the tips", async () => {
  mockListApi(withDefaultResponses(() => buildCardList(Array.from({ length: 8 }, () => buildRentCard()))));
  const { container } = await renderListAt(<Rent />, "/rent");
  await screen.findByText("$1,288");
  const items = [...container.querySelectorAll("article, [aria-labelledby=rents]")];
  expect(items.map(({ tagName }) => tagName).indexOf("SECTION")).toBe(8);
  const glance = within(screen.getByLabelText("Rents at a glance"));
  expect(glance.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["$1,288", "2.3", "—", "11"]);
  expect(screen.getByText("Rental Tips")).toBeDefined();
});

test("the page of sales shows tips on land, its deed, its survey and a lawyer", async () => {
  mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  await renderListAt(<Buy />, "/buy");
  expect(screen.getByRole("heading", { level: 2, name: "Buying Tips" })).toBeDefined();
  const tips = screen.getAllByRole("term").map(({ textContent }) => textContent);
  for (const tip of ["Know who may own land", "Ask for the probated deed", "Have the land surveyed", "Ask a lawyer"])
    expect(tips).toContain(tip);
  expect(screen.getByText(/only citizens may own land/)).toBeDefined();
});

test("the sheet drafts filters, counts the results, and applies all filters together", async () => {
  const { requestedKeys } = mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  const { currentPath } = await renderListAt(<AllProperties />, "/properties?q=sea");
  await findCount();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Filters/ })));
  const sheet = within(await screen.findByRole("dialog"));
  fireEvent.click(sheet.getByRole("radio", { name: /^Rent/ }));
  fireEvent.click(sheet.getByRole("checkbox", { name: /^House/ }));
  expect(await sheet.findByText("Show 14 homes")).toBeDefined();
  expect(requestedKeys).toContain("/public/facets?kind=rent&q=sea&property_type=House");
  expect((sheet.getByRole("checkbox", { name: /^Villa/ }) as HTMLInputElement).disabled).toBe(true);
  expect(currentPath()).toBe("/properties?q=sea");
  fireEvent.click(sheet.getByText("Show 14 homes"));
  expect(currentPath()).toBe("/properties?kind=rent&q=sea&property_type=House");
  expect(screen.queryByRole("dialog")).toBeNull();
});

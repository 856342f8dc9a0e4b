import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AllProperties } from "#web/routes/listings/all-properties.tsx";
import { Buy } from "#web/routes/listings/buy.tsx";
import { Rent } from "#web/routes/listings/rent.tsx";
import {
  buildCardList,
  buildRentCard,
  mockListApi,
  renderListAt,
  sampleFacets,
  withDefaultResponses,
} from "../support/property-list-api.tsx";

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const found = () => screen.findByText(/(property|properties) found/);
const cardsShown = () => screen.queryAllByRole("article").length;

test("the list is announced, shown and remembered", async () => {
  const { asked } = mockListApi(
    withDefaultResponses(() => buildCardList([buildRentCard(), buildRentCard()], { total: 23 })),
  );
  await renderListAt(<AllProperties />, "/properties?q=sinkor");
  expect((await found()).textContent).toBe("23 properties found");
  expect((await found()).getAttribute("role")).toBe("status");
  expect(cardsShown()).toBe(2);
  expect(asked).toContain("/public/properties?view=card&limit=24&q=sinkor");
  expect(localStorage.getItem("last_seen_all")).toContain("15th Street");
});

test("what came with the page is not asked for again", async () => {
  const { asked } = mockListApi(withDefaultResponses(() => buildCardList([])));
  await renderListAt(<AllProperties />, "/properties", {
    "/public/properties?view=card&limit=24": buildCardList([buildRentCard()], { total: 500, total_exact: false }),
    "/public/facets": sampleFacets,
  });
  expect((await found()).textContent).toBe("500+ properties found");
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(asked).toEqual([]);
});

test("a list is shown at once when it is opened again, and asked for again when it is older than a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { asked } = mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  const lists = () => asked.filter((key) => key.startsWith("/public/buy")).length;
  const first = await renderListAt(<Buy />, "/buy?q=again");
  await found();
  first.unmount();
  (
    await renderListAt(<Buy />, "/buy?q=again", {
      "/public/buy/properties?view=card&limit=24&q=again": buildCardList([]),
    })
  ).unmount();
  expect(lists()).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  await renderListAt(<Buy />, "/buy?q=again", {
    "/public/buy/properties?view=card&limit=24&q=again": buildCardList([]),
  });
  expect(lists()).toBe(2);
});

test("six skeletons stand in while the list is loading", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const { container } = await renderListAt(<Buy />, "/buy");
  expect(container.querySelectorAll("[aria-busy=true] > *")).toHaveLength(6);
});

test("a select narrows the list at once and the old list stays while the new one is on its way", async () => {
  let release: (() => void) | undefined;
  mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  const { address } = await renderListAt(<Rent />, "/rent");
  await found();
  const answered = globalThis.fetch;
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    await new Promise<void>((done) => {
      release = done;
    });
    return answered(...call);
  });
  // The controls' own code comes late. Nothing may throw while React is made to hurry: it would forget what is due.
  const select = await screen.findByLabelText("Monthly rent", {}, { timeout: 20_000 });
  await act(async () => {
    fireEvent.change(select, { target: { value: "1000-2000" } });
  });
  await waitFor(() => expect(address()).toBe("/rent?min_price=1000&max_price=2000"), { timeout: 20_000 });
  expect(screen.getByRole("status").textContent).toBe("Looking…");
  expect(cardsShown()).toBe(1);
  expect(release).toBeDefined();
});

test("typing searches after a pause, keeps the other filters and replaces the address", async () => {
  mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  const { address } = await renderListAt(<AllProperties />, "/properties?kind=rent&city=Monrovia&cursor=c");
  await found();
  vi.useFakeTimers();
  fireEvent.change(screen.getByLabelText("Search properties"), { target: { value: "sea view" } });
  act(() => void vi.advanceTimersByTime(200));
  expect(address()).not.toContain("q=");
  act(() => void vi.advanceTimersByTime(200));
  expect(address()).toBe("/properties?kind=rent&q=sea+view&city=Monrovia");
});

test("chips name what is active and lead to the list without it", async () => {
  mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  await renderListAt(<Rent />, "/rent?property_type=House&min_bedrooms=2&sort=price-low");
  await found();
  expect(screen.getByLabelText("Remove House").getAttribute("href")).toBe("/rent?min_bedrooms=2&sort=price-low");
  expect(screen.getByText("Clear All Filters").getAttribute("href")).toBe("/rent?sort=price-low");
});

test("an empty list is the empty state, with a way to clear the filters", async () => {
  mockListApi(withDefaultResponses(() => buildCardList([])));
  await renderListAt(<AllProperties />, "/properties?q=castle");
  expect(await screen.findByText("No properties found")).toBeDefined();
  expect(screen.getAllByText("Clear Filters").length).toBeGreaterThan(0);
});

test("an outage on /rent shows the message, Try Again and the samples; trying again keeps the filters", async () => {
  let works = false;
  mockListApi((key) => (works ? withDefaultResponses(() => buildCardList([buildRentCard()]))(key) : 503));
  const { address } = await renderListAt(<Rent />, "/rent?sort=price-high");
  expect(await screen.findByText("Failed to load properties")).toBeDefined();
  expect(await screen.findByText("Sample listings")).toBeDefined();
  expect(cardsShown()).toBe(5);
  expect(screen.getAllByText("Sample")).toHaveLength(5);
  works = true;
  fireEvent.click(screen.getByText("Try Again"));
  expect((await found()).textContent).toBe("1 property found");
  expect(address()).toBe("/rent?sort=price-high");
});

test("an outage on /properties shows its error view above the listings this device saw", async () => {
  localStorage.setItem(
    "last_seen_rent",
    JSON.stringify({ at: Date.now() - 3 * 3_600_000, listings: [buildRentCard()] }),
  );
  mockListApi(() => undefined);
  await renderListAt(<AllProperties />, "/properties");
  expect(await screen.findByText("Error Loading Properties")).toBeDefined();
  expect(screen.getByText("Failed to load properties. Please try again later.")).toBeDefined();
  expect(await screen.findByText("Listings this device saw 3 hours ago")).toBeDefined();
  expect(cardsShown()).toBe(1);
});

test("a refused cursor is no outage: it leads to the first page", async () => {
  mockListApi(withDefaultResponses(() => 422));
  await renderListAt(<Buy />, "/buy?q=sea&cursor=old");
  expect((await screen.findByText("Go to the first page")).getAttribute("href")).toBe("/buy?q=sea");
  expect(screen.queryByText("Sample listings")).toBeNull();
});

test("empty pages of a list that goes on are passed over until something is found", async () => {
  const { asked } = mockListApi(
    withDefaultResponses((key) => {
      const hop = Number(/cursor=c(\d)/.exec(key)?.[1] ?? 0);
      return hop < 2
        ? buildCardList([], { total: 1, next_cursor: `c${hop + 1}` })
        : buildCardList([buildRentCard()], { total: 1 });
    }),
  );
  await renderListAt(<Buy />, "/buy");
  expect((await found()).textContent).toBe("1 property found");
  expect(asked.filter((key) => key.startsWith("/public/buy"))).toHaveLength(3);
});

test("after a few empty pages the visitor decides whether to look further", async () => {
  const { asked } = mockListApi(
    withDefaultResponses((key) =>
      buildCardList([], { next_cursor: `c${Number(/cursor=c(\d+)/.exec(key)?.[1] ?? 0) + 1}` }),
    ),
  );
  await renderListAt(<Buy />, "/buy");
  expect(await screen.findByRole("heading", { name: "Nothing found so far" })).toBeDefined();
  expect(screen.getByText("Keep looking").getAttribute("href")).toBe("/buy?cursor=c5");
  expect(asked.filter((key) => key.startsWith("/public/buy"))).toHaveLength(5);
});

test("the pager is plain links that keep filters and order", async () => {
  mockListApi(
    withDefaultResponses(() => buildCardList([buildRentCard()], { next_cursor: "n1", previous_cursor: "p1" })),
  );
  await renderListAt(<AllProperties />, "/properties?q=sea&sort=price-low&cursor=x");
  await found();
  expect(screen.getByText("Next").getAttribute("href")).toBe("/properties?q=sea&sort=price-low&cursor=n1");
  expect(screen.getByText("Previous").getAttribute("href")).toBe("/properties?q=sea&sort=price-low&before=p1");
});

test("the rent page gives averages, a dash for what is unknown, and its tips", async () => {
  mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  await renderListAt(<Rent />, "/rent");
  await screen.findByText("$1,288");
  const glance = within(screen.getByLabelText("Rents at a glance"));
  expect(glance.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["$1,288", "2.3", "—", "11"]);
  expect(screen.getByText("Rental Tips")).toBeDefined();
});

test("the sheet drafts filters, counts what they leave, and applies them together", async () => {
  const { asked } = mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  const { address } = await renderListAt(<AllProperties />, "/properties?q=sea");
  await found();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Filters/ })));
  const sheet = within(await screen.findByRole("dialog"));
  fireEvent.click(sheet.getByRole("radio", { name: /^Rent/ }));
  fireEvent.click(sheet.getByRole("checkbox", { name: /^House/ }));
  expect(await sheet.findByText("Show 14 homes")).toBeDefined();
  expect(asked).toContain("/public/facets?kind=rent&q=sea&property_type=House");
  expect((sheet.getByRole("checkbox", { name: /^Villa/ }) as HTMLInputElement).disabled).toBe(true);
  expect(address()).toBe("/properties?q=sea");
  fireEvent.click(sheet.getByText("Show 14 homes"));
  expect(address()).toBe("/properties?kind=rent&q=sea&property_type=House");
  expect(screen.queryByRole("dialog")).toBeNull();
});

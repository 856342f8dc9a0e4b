import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { readSavedSearches, writeSavedSearches } from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { forgetWant, readOwnWants, rememberWant } from "#web/lib/wants/own-wants.ts";
import { HomeSearches } from "#web/site/features/listings/saved-searches/home-searches.tsx";
import { Favourites } from "#web/site/routes/favourites.tsx";
import { Rent } from "#web/site/routes/listings/rent.tsx";
import { buildSession, resetScreen } from "../support/account-api.tsx";
import {
  buildCardList,
  buildRentCard,
  mockListApi,
  renderListAt,
  slow,
  withDefaultResponses,
} from "../support/property-list-api.tsx";

const news = { added: 0, reduced: 0, gone: 0 };
vi.mock("#web/lib/catalogue/run-task.ts", () => ({
  runTask: async (name: string, searches: unknown[]) =>
    name === "readNews" ? searches.map(() => ({ ...news })) : { abcdef12: 500 },
}));

const today = new Date().toISOString();
const homes = [
  buildRentCard({ created_at: today }),
  buildRentCard(),
  buildRentCard({ created_at: today, is_available: false }),
];

beforeEach(() => void mockListApi(withDefaultResponses(() => buildCardList(homes))));
afterEach(() => {
  resetScreen();
  clearSession();
  Object.assign(news, { added: 0, reduced: 0, gone: 0 });
  writeSavedSearches([]);
});

const save = (...queries: string[]) =>
  writeSavedSearches(
    queries.map((query) => ({
      path: `/rent?${query}`,
      query: `kind=rent&${query}`,
      label: "As it was called once",
      seenAt: Date.now(),
      seen: {},
    })),
  );
const holdVersion = (version: string) => writeCatalogueMark({ version, checkedAt: Date.now(), serverTime: Date.now() });

const open = () =>
  renderListAt(
    <main id="main" tabIndex={-1}>
      <Favourites />
    </main>,
    "/favorites?show=searches",
  );
const findRow = async (text: string | RegExp) => {
  const link = await screen.findByRole("link", { name: text }, slow);
  return within(link.closest("li") as HTMLElement);
};

it("a row says in words what the search looks for, how many homes there are, and what is new", async () => {
  save("area=Sinkor&max_price=900");
  holdVersion("one");
  await open();
  const row = await findRow("Rent, Sinkor, up to $900 · 3 homes");
  expect(await row.findByText("Nothing new since today")).toBeTruthy();
  Object.assign(news, { added: 2, reduced: 1 });
  act(() => holdVersion("two"));
  const link = await screen.findByRole("link", { name: "Rent, Sinkor, up to $900 · 3 homes · 2 new" });
  expect(link.getAttribute("href")).toBe("/rent?area=Sinkor&max_price=900");
  expect(row.getByText("Since today: 1 price cut")).toBeTruthy();
});

it("without the homes on the phone, new are those that came since the last look", async () => {
  writeSavedSearches([{ path: "/rent", query: "kind=rent", label: "", seenAt: Date.parse(today) - 1 }]);
  await open();
  await findRow("Rent · 3 homes · 1 new");
  cleanup();
  mockListApi(
    withDefaultResponses(() => buildCardList(Array.from({ length: 10 }, () => buildRentCard({ created_at: today })))),
  );
  await open();
  await findRow("Rent · 10 homes · 10+ new");
});

it("the home page asks about the first three searches and leads to all", async () => {
  save("area=Sinkor", "area=Airfield", "area=Congo+Town", "area=Mamba+Point");
  await renderListAt(<HomeSearches />, "/");
  await findRow(/^Rent, Congo Town/);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  const all = screen.getByRole("link", { name: "All 4 saved searches" });
  expect(all.getAttribute("href")).toBe("/favorites?show=searches");
});

it("a search with a want is one row, which leads to the want; a want alone is a row too", async () => {
  save("area=Sinkor");
  const [sinkor, airfield, times] = ["s", "a", "t"].map((letter) => `/wants/${letter.repeat(43)}`) as [
    string,
    string,
    string,
  ];
  rememberWant({ path: times, label: "Driving lessons", query: "" });
  rememberWant({ path: airfield, label: "Rent, Airfield", query: "kind=rent&area=Airfield" });
  rememberWant({ path: sinkor, label: "Rent, Sinkor", query: "kind=rent&area=Sinkor" });
  await open();
  const told = (await findRow(/^Rent, Sinkor/)).getByRole("link", { name: "How we tell you" });
  expect(told.getAttribute("href")).toBe(sinkor);
  expect((await findRow(/^Rent, Airfield/)).queryByRole("button")).toBeNull();
  expect((await findRow("Driving lessons")).getAllByRole("link")[0]?.getAttribute("href")).toBe(times);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  forgetWant(sinkor);
  expect(readOwnWants().map(({ path }) => path)).toEqual([airfield, times]);
});

it("two wants for one search, on the phone and by mail, have a row each", async () => {
  const wants = ["p", "m"].map((letter) => `/wants/${letter.repeat(43)}`);
  for (const path of wants) rememberWant({ path, label: "Rent, Airfield", query: "kind=rent&area=Airfield" });
  await open();
  const links = await screen.findAllByRole("link", { name: "How we tell you" });
  expect(links.map((link) => link.getAttribute("href")).sort()).toEqual(wants.sort());
});

it("a search without a want leads to being told of its next home", async () => {
  save("area=Sinkor");
  await open();
  const tell = (await findRow(/^Rent, Sinkor/)).getByRole("link", { name: "Tell me when one comes" });
  expect(tell.getAttribute("href")).toBe("/tell-me?kind=rent&area=Sinkor");
});

it("keeps the focus in the list, or in the page once the list is empty", async () => {
  save("area=Sinkor", "area=Airfield");
  await open();
  await act(async () => (await screen.findByRole("button", { name: "Remove Rent, Sinkor" }, slow)).click());
  expect(document.activeElement).toBe(screen.getByRole("list"));
  await act(async () => screen.getByRole("button", { name: "Remove Rent, Airfield" }).click());
  expect(document.activeElement?.id).toBe("main");
  expect(screen.getByText("No search saved yet")).toBeTruthy();
});

it("says that an account has no searches only if the account has said so", async () => {
  saveSession(buildSession());
  mockListApi(() => undefined);
  await open();
  expect(await screen.findByText(/The saved searches of your account could not be loaded/, {}, slow)).toBeTruthy();
  expect(screen.queryByText("No search saved yet")).toBeNull();
});

const tapBell = async () => {
  const bell = await screen.findByRole("button", { name: "Save this search" }, slow);
  await act(async () => fireEvent.click(bell));
  return bell;
};

it("the bell of a list saves its search, says where it is and offers to tell of the next home; once more removes it", async () => {
  await renderListAt(<Rent />, "/rent?area=Sinkor");
  const bell = await tapBell();
  await waitFor(() => expect(bell.getAttribute("aria-pressed")).toBe("true"), slow);
  expect(readSavedSearches()).toMatchObject([
    { path: "/rent?area=Sinkor", query: "kind=rent&area=Sinkor", label: "Rent, Sinkor" },
  ]);
  const toast = within((await screen.findByText("Search saved")).closest("[role=status]") as HTMLElement);
  expect(toast.getByText(/^Rent, Sinkor\./)).toBeTruthy();
  expect(toast.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/favorites?show=searches",
    "/tell-me?kind=rent&area=Sinkor",
  ]);
  await tapBell();
  expect(await screen.findByText("Search removed")).toBeTruthy();
  expect(readSavedSearches()).toEqual([]);
});

it.each(["the filters", "an empty list"])("%s keep a search by the bell, and lead to being told", async (place) => {
  if (place === "an empty list") mockListApi(withDefaultResponses(() => buildCardList([])));
  await renderListAt(<Rent />, "/rent?area=Sinkor");
  if (place === "the filters")
    await act(async () => fireEvent.click(await screen.findByRole("button", { name: /filters/i }, slow)));
  const root = place === "the filters" ? within(await screen.findByRole("dialog", {}, slow)) : screen;
  const words = await root.findByRole("link", { name: "Tell me when one comes" }, slow);
  expect(words.getAttribute("href")).toBe("/tell-me?kind=rent&area=Sinkor");
  await act(async () => fireEvent.click(root.getByRole("button", { name: "Save this search" })));
  await waitFor(() => expect(readSavedSearches()).toHaveLength(1), slow);
});

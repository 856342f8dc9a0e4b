import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { writeCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { removeSearchesOnLogout } from "#web/lib/catalogue/saved-searches/account-searches.ts";
import {
  addSavedSearch,
  readSavedSearches,
  removeSavedSearch,
  writeSavedSearches,
} from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { startSearchesSync } from "#web/lib/catalogue/saved-searches/start-searches-sync.ts";
import { syncSearches } from "#web/lib/catalogue/saved-searches/sync-searches.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, resetBrowser } from "../support/account-api.tsx";

const found = { abcdef12: 500 };
vi.mock("#web/lib/catalogue/run-task.ts", () => ({ runTask: async () => found }));

interface Sent {
  added: { path: string }[];
  removed: string[];
}

const call = "PUT /auth/saved-searches";
const search = (path: string) => ({ path, query: "kind=rent", label: path });
const save = (path: string) => addSavedSearch({ ...search(path), seenAt: 1, seen: {} });
const saved = () => readSavedSearches().map(({ path }) => path);

/** Mocks an account with these searches. Requests change the array. */
const mockAccount = (paths: string[], during: () => void = () => undefined) =>
  mockApi(({ body }) => {
    const { added, removed } = body as Sent;
    const merged = [...new Set([...added.map(({ path }) => path), ...paths])].filter((path) => !removed.includes(path));
    paths.splice(0, paths.length, ...merged);
    during();
    return [200, { data: { searches: merged.map(search) } }];
  });

beforeAll(removeSearchesOnLogout);
beforeEach(() => {
  saveSession(buildSession());
  writeCatalogueMark({ version: "v", checkedAt: 1, serverTime: 1 });
});
afterEach(() => {
  writeSavedSearches([]);
  resetBrowser();
});

it("merges the searches of browser and account, and records what those of the account find now", async () => {
  save("/here");
  const account = ["/elsewhere"];
  const calls = mockAccount(account);
  await syncSearches();
  expect(calls).toMatchObject([{ call, body: { added: [search("/here")], removed: [] } }]);
  expect(account).toEqual(["/here", "/elsewhere"]);
  expect(readSavedSearches()).toMatchObject([
    { path: "/here", seen: {} },
    { path: "/elsewhere", seen: found },
  ]);
});

it("keeps a search that is too long for the account on this phone only", async () => {
  const long = `/rent?q=${"x".repeat(1000)}`;
  save(long);
  const account = ["/a"];
  mockAccount(account);
  await syncSearches();
  expect([account, saved()]).toEqual([["/a"], [long, "/a"]]);
});

it("leaves out no search of the phone for those that wait: they wait until there is room", async () => {
  const account: string[] = [];
  mockAccount(account);
  await syncSearches();
  for (const path of ["/one", "/two", "/three"]) save(path);
  clearSession(true);
  const own = Array.from({ length: 19 }, (_, number) => `/own-${number}`);
  for (const path of own) save(path);
  saveSession(buildSession());
  await syncSearches();
  expect(saved()).toHaveLength(20);
  expect(saved()).toEqual(expect.arrayContaining(own));
  for (const path of own.slice(0, 2)) removeSavedSearch(path);
  await syncSearches();
  expect(saved()).toEqual(expect.arrayContaining(["/one", "/two", "/three"]));
});

it("does not store searches that arrive after logging out", async () => {
  mockAccount(["/elsewhere"], () => clearSession(true));
  await syncSearches();
  expect(saved()).toEqual([]);
  expect(Object.keys(localStorage)).not.toContain("saved_searches_synced");
});

it("sends nothing without an account", async () => {
  clearSession(true);
  const calls = mockAccount([]);
  save("/a");
  startSearchesSync();
  await syncSearches();
  expect([calls, saved()]).toEqual([[], ["/a"]]);
});

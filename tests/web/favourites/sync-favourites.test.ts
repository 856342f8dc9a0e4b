import { afterEach, beforeAll, expect, it } from "vitest";
import { removeFavouritesOnLogout } from "#web/features/favourites/sync/remove-favourites-on-logout.ts";
import { syncFavourites } from "#web/features/favourites/sync/sync-favourites.ts";
import { readFavourites, toggleFavourite } from "#web/lib/favourites/favourites-store.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, resetBrowser } from "../support/account-api.tsx";
import { buildDetailProperty, buildDetailResponse, buildPropertyCard } from "../support/property-fixtures.tsx";

beforeAll(removeFavouritesOnLogout);
afterEach(() => {
  for (const property of [...readFavourites()]) toggleFavourite(property);
  resetBrowser();
});

/** Mocks an account with these saved homes. Requests change the array. */
const mockAccount = (uuids: string[]) =>
  mockApi(({ call, body }) => {
    if (call !== "PUT /auth/favorites") {
      const uuid = call.split("/").at(-1) ?? "";
      return uuid === "removed"
        ? [404, { detail: "Property not found" }]
        : [200, buildDetailResponse(buildDetailProperty({ uuid }))];
    }
    const { uuids: sent, removed } = body as { uuids: string[]; removed: string[] };
    const merged = [...new Set([...uuids, ...sent])].filter((uuid) => !removed.includes(uuid));
    uuids.splice(0, uuids.length, ...merged);
    return [200, { data: { uuids: merged } }];
  });
const saved = () => readFavourites().map(({ uuid }) => uuid);

it("merges the homes of browser and account, without samples and removed properties", async () => {
  saveSession(buildSession());
  toggleFavourite(buildPropertyCard({ uuid: "here" }));
  toggleFavourite({ ...buildPropertyCard({ uuid: "sample-1" }), sample: true });
  const account = ["elsewhere", "removed"];
  const calls = mockAccount(account);
  await syncFavourites();
  expect(calls[0]?.body).toEqual({ uuids: ["here"], removed: [] });
  expect(saved().sort()).toEqual(["elsewhere", "here", "sample-1"]);
  expect(account).toEqual(["elsewhere", "removed", "here"]);
});

it("removes from the account only what was removed in this browser", async () => {
  saveSession(buildSession());
  const account = ["a"];
  mockAccount(account);
  toggleFavourite(buildPropertyCard({ uuid: "b" }));
  await syncFavourites();
  const [first] = readFavourites().filter(({ uuid }) => uuid === "a");
  if (first) toggleFavourite(first);
  account.push("c");
  await syncFavourites();
  expect(account.sort()).toEqual(["b", "c"]);
  expect(saved().sort()).toEqual(["b", "c"]);
});

it("removes nothing from the account after logging out", async () => {
  saveSession(buildSession());
  const account = ["a"];
  const calls = mockAccount(account);
  await syncFavourites();
  clearSession(true);
  expect(saved()).toEqual([]);
  saveSession(buildSession());
  await syncFavourites();
  expect(calls.filter(({ call }) => call === "PUT /auth/favorites").at(-1)?.body).toEqual({ uuids: [], removed: [] });
  expect(account).toEqual(["a"]);
  expect(saved()).toEqual(["a"]);
});

it("logging out removes the account's homes from this browser and keeps those saved before the sign-in", async () => {
  toggleFavourite(buildPropertyCard({ uuid: "before" }));
  toggleFavourite({ ...buildPropertyCard({ uuid: "sample-1" }), sample: true });
  saveSession(buildSession());
  const account = ["elsewhere"];
  mockAccount(account);
  await syncFavourites();
  toggleFavourite(buildPropertyCard({ uuid: "during-session" }));
  await syncFavourites();
  expect(saved().sort()).toEqual(["before", "during-session", "elsewhere", "sample-1"]);
  clearSession(true);
  expect(saved().sort()).toEqual(["before", "sample-1"]);
  expect(JSON.stringify(localStorage)).not.toContain("elsewhere");
  expect(account.sort()).toEqual(["before", "during-session", "elsewhere"]);
});

it("logging out keeps homes that are not in the account yet", async () => {
  saveSession(buildSession());
  mockAccount(["elsewhere"]);
  await syncFavourites();
  toggleFavourite(buildPropertyCard({ uuid: "offline" }));
  clearSession(true);
  expect(saved()).toEqual(["offline"]);
});

it("does not store homes that arrive after logging out", async () => {
  saveSession(buildSession());
  mockApi(({ call }) => {
    if (call === "PUT /auth/favorites") return [200, { data: { uuids: ["elsewhere"] } }];
    clearSession(true);
    return [200, buildDetailResponse(buildDetailProperty({ uuid: "elsewhere" }))];
  });
  await syncFavourites();
  expect(saved()).toEqual([]);
  expect(Object.keys(localStorage)).not.toContain("favorites_synced");
});

it("keeps the homes after the session expires, but not for the next account", async () => {
  saveSession(buildSession());
  mockAccount(["first"]);
  await syncFavourites();
  clearSession();
  expect(saved()).toEqual(["first"]);
  const second = ["second"];
  const calls = mockAccount(second);
  saveSession(buildSession({ id: "5c1b0c52-92b4-4a51-a8a5-6a9a0c1de7f4" }));
  await syncFavourites();
  expect(calls[0]?.body).toEqual({ uuids: [], removed: [] });
  expect([saved(), second]).toEqual([["second"], ["second"]]);
});

it("removes homes from the account that were removed while the session was expired", async () => {
  saveSession(buildSession());
  const account = ["a", "b"];
  mockAccount(account);
  await syncFavourites();
  clearSession();
  for (const property of readFavourites().filter(({ uuid }) => uuid === "a")) toggleFavourite(property);
  saveSession(buildSession());
  await syncFavourites();
  expect([saved(), account]).toEqual([["b"], ["b"]]);
});

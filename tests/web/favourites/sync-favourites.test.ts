import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { readFavourites, toggleFavourite } from "#web/lib/favourites/favourites-store.ts";
import { removeFavouritesOnLogout } from "#web/lib/favourites/sync/remove-favourites-on-logout.ts";
import { syncFavourites } from "#web/lib/favourites/sync/sync-favourites.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, resetBrowser } from "../support/account-api.tsx";
import { buildDetailProperty, buildDetailResponse, buildPropertyCard } from "../support/property-fixtures.tsx";

beforeAll(removeFavouritesOnLogout);
beforeEach(() => saveSession(buildSession()));
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
  toggleFavourite(buildPropertyCard({ uuid: "here" }));
  toggleFavourite({ ...buildPropertyCard({ uuid: "sample-1" }), sample: true });
  const account = ["elsewhere", "removed"];
  const calls = mockAccount(account);
  await syncFavourites();
  expect(calls[0]?.body).toEqual({ uuids: ["here"], removed: [] });
  expect(saved().sort()).toEqual(["elsewhere", "here", "sample-1"]);
  expect(account).toEqual(["elsewhere", "removed", "here"]);
});

it("loses nothing if the storage is full when an account that homes wait for logs in", async () => {
  const account: string[] = [];
  mockAccount(account);
  await syncFavourites();
  toggleFavourite(buildPropertyCard({ uuid: "offline" }));
  clearSession(true);
  saveSession(buildSession());
  const makeRoom = refuseStorage("favorites");
  await syncFavourites();
  expect([saved(), account]).toEqual([[], []]);
  makeRoom();
  await syncFavourites();
  expect([saved(), account]).toEqual([["offline"], ["offline"]]);
});

it("keeps the homes in view if the storage refuses what is to wait", async () => {
  mockAccount([]);
  await syncFavourites();
  toggleFavourite(buildPropertyCard({ uuid: "offline" }));
  refuseStorage("waiting_");
  clearSession(true);
  expect(saved()).toEqual(["offline"]);
});

/**
 * Makes the storage refuse values whose key starts like this, as if it were full.
 * @returns makes room again
 */
function refuseStorage(start: string): () => void {
  let isFull = true;
  const setItem = (key: string, value: string) => {
    if (isFull && key.startsWith(start)) throw new DOMException("full", "QuotaExceededError");
    storage.setItem(key, value);
  };
  const storage = localStorage;
  const get = (_: Storage, name: string) => {
    const value: unknown = name === "setItem" ? setItem : Reflect.get(storage, name);
    return typeof value === "function" ? value.bind(storage) : value;
  };
  vi.stubGlobal("localStorage", new Proxy(storage, { get }));
  return () => {
    isFull = false;
  };
}

it("keeps a home that the account refuses, and one that was saved again during the request", async () => {
  toggleFavourite(buildPropertyCard({ uuid: "deleted" }));
  toggleFavourite(buildPropertyCard({ uuid: "a" }));
  mockApi(() => [200, { data: { uuids: ["a"] } }]);
  await syncFavourites();
  expect(saved().sort()).toEqual(["a", "deleted"]);
  for (const property of readFavourites().filter(({ uuid }) => uuid === "a")) toggleFavourite(property);
  mockApi(() => {
    toggleFavourite(buildPropertyCard({ uuid: "a" }));
    return [200, { data: { uuids: [] } }];
  });
  await syncFavourites();
  expect(saved().sort()).toEqual(["a", "deleted"]);
});

it("does not store homes that arrive after logging out", async () => {
  mockApi(({ call }) => {
    if (call === "PUT /auth/favorites") return [200, { data: { uuids: ["elsewhere"] } }];
    clearSession(true);
    return [200, buildDetailResponse(buildDetailProperty({ uuid: "elsewhere" }))];
  });
  await syncFavourites();
  expect(saved()).toEqual([]);
  expect(Object.keys(localStorage)).not.toContain("favorites_synced");
});

import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { readFavourites, toggleFavourite } from "#web/lib/favourites/favourites-store.ts";
import { removeFavouritesOnLogout } from "#web/lib/favourites/sync/remove-favourites-on-logout.ts";
import { syncFavourites } from "#web/lib/favourites/sync/sync-favourites.ts";
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
const otherUser = "5c1b0c52-92b4-4a51-a8a5-6a9a0c1de7f4";
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

it("after a logout, homes that the account has not received wait unseen for it, and no other account gets them", async () => {
  saveSession(buildSession());
  const first = ["elsewhere"];
  mockAccount(first);
  await syncFavourites();
  toggleFavourite(buildPropertyCard({ uuid: "offline" }));
  clearSession(true);
  expect(saved()).toEqual([]);

  const second: string[] = [];
  mockAccount(second);
  saveSession(buildSession({ id: otherUser }));
  await syncFavourites();
  expect([saved(), second]).toEqual([[], []]);
  clearSession(true);

  mockAccount(first);
  saveSession(buildSession());
  await syncFavourites();
  expect([saved(), first]).toEqual([
    ["elsewhere", "offline"],
    ["elsewhere", "offline"],
  ]);
  clearSession(true);
  expect([saved(), JSON.stringify(localStorage)]).toEqual([[], expect.not.stringContaining("offline")]);
});

it("after an expired session, the next account gets what was saved since, and not what the last one did not receive", async () => {
  toggleFavourite(buildPropertyCard({ uuid: "before" }));
  saveSession(buildSession());
  mockApi(() => [503, { detail: "Storage is unavailable" }]);
  await expect(syncFavourites()).rejects.toThrow();
  toggleFavourite(buildPropertyCard({ uuid: "unsent" }));
  await expect(syncFavourites()).rejects.toThrow();
  clearSession();
  toggleFavourite(buildPropertyCard({ uuid: "later" }));
  const second: string[] = [];
  mockAccount(second);
  saveSession(buildSession({ id: otherUser }));
  await syncFavourites();
  expect(second).toEqual(["later", "before"]);
  clearSession(true);
  const first: string[] = [];
  mockAccount(first);
  saveSession(buildSession());
  await syncFavourites();
  expect(first).toContain("unsent");
});

it("a home that was removed offline before a logout is removed from the account after the next login", async () => {
  saveSession(buildSession());
  const account = ["a", "b"];
  mockAccount(account);
  await syncFavourites();
  for (const property of readFavourites().filter(({ uuid }) => uuid === "a")) toggleFavourite(property);
  clearSession(true);
  saveSession(buildSession());
  await syncFavourites();
  expect([saved(), account]).toEqual([["b"], ["b"]]);
  await syncFavourites();
  expect(Object.keys(localStorage).filter((name) => name.startsWith("waiting"))).toEqual([]);
});

it("what is saved after a session has expired stays when another account logs out before its homes were synced", async () => {
  saveSession(buildSession());
  const first = ["a"];
  mockAccount(first);
  await syncFavourites();
  clearSession();
  toggleFavourite(buildPropertyCard({ uuid: "later" }));
  saveSession(buildSession({ id: otherUser }));
  clearSession(true);
  expect(saved()).toEqual(["later"]);
  saveSession(buildSession());
  clearSession(true);
  expect(Object.values(localStorage).join()).not.toContain("waiting");
});

it("loses nothing if the storage is full when an account that homes wait for logs in", async () => {
  saveSession(buildSession());
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
  saveSession(buildSession());
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

/** Makes this browser another phone, until the next call: each has its own storage. */
function changePhone(phone: { stored: Record<string, string> }, other: { stored: Record<string, string> }): void {
  other.stored = { ...localStorage };
  localStorage.clear();
  for (const [name, text] of Object.entries(phone.stored)) localStorage.setItem(name, text);
}

it("a home that one phone removes is gone on the other one too, and does not come back", async () => {
  const [one, two] = [{ stored: {} }, { stored: {} }];
  const account: string[] = [];
  const calls = mockAccount(account);
  saveSession(buildSession());
  toggleFavourite(buildPropertyCard({ uuid: "a" }));
  toggleFavourite(buildPropertyCard({ uuid: "b" }));
  await syncFavourites();
  changePhone(two, one);
  saveSession(buildSession());
  await syncFavourites();
  expect(saved().sort()).toEqual(["a", "b"]);
  changePhone(one, two);
  for (const property of readFavourites().filter(({ uuid }) => uuid === "a")) toggleFavourite(property);
  await syncFavourites();
  changePhone(two, one);
  toggleFavourite(buildPropertyCard({ uuid: "c" }));
  await syncFavourites();
  const sent = calls.filter(({ call }) => call === "PUT /auth/favorites").map(({ body }) => body);
  expect(sent.at(-1)).toEqual({ uuids: ["c"], removed: [] });
  expect([saved().sort(), account.sort()]).toEqual([
    ["b", "c"],
    ["b", "c"],
  ]);
  changePhone(one, two);
  await syncFavourites();
  expect(saved().sort()).toEqual(["b", "c"]);
});

it("keeps a home that the account refuses, and one that was saved again during the request", async () => {
  saveSession(buildSession());
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
  saveSession(buildSession({ id: otherUser }));
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

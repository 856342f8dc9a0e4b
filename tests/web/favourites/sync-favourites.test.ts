import { afterEach, expect, it } from "vitest";
import { readFavorites, toggleFavorite } from "#web/lib/favourites/favourites-store.ts";
import { syncFavorites } from "#web/lib/favourites/sync-favourites.ts";
import { clearSession, keepSession } from "#web/lib/session/stored-session.ts";
import { aService, aSession, forgetEverything } from "../support/account-api.tsx";
import { aCard, aDetail, aListing } from "../support/property-fixtures.tsx";

afterEach(() => {
  for (const listing of [...readFavorites()]) toggleFavorite(listing);
  forgetEverything();
});

/** An account with homes saved elsewhere. */
const accountWith = (uuids: string[]) =>
  aService(({ call, body }) => {
    if (call !== "PUT /auth/favorites") {
      const uuid = call.split("/").at(-1) ?? "";
      return uuid === "gone" ? [404, { detail: "Property not found" }] : [200, aDetail(aListing({ uuid }))];
    }
    const { uuids: sent, removed } = body as { uuids: string[]; removed: string[] };
    const merged = [...new Set([...uuids, ...sent])].filter((uuid) => !removed.includes(uuid));
    uuids.splice(0, uuids.length, ...merged);
    return [200, { data: { uuids: merged } }];
  });
const saved = () => readFavorites().map(({ uuid }) => uuid);

it("what either has, both have; samples stay here, and homes that are gone are left out", async () => {
  keepSession(aSession());
  toggleFavorite(aCard({ uuid: "here" }));
  toggleFavorite({ ...aCard({ uuid: "sample-1" }), sample: true });
  const account = ["elsewhere", "gone"];
  const calls = accountWith(account);
  await syncFavorites();
  expect(calls[0]?.body).toEqual({ uuids: ["here"], removed: [] });
  expect(saved().sort()).toEqual(["elsewhere", "here", "sample-1"]);
  expect(account).toEqual(["elsewhere", "gone", "here"]);
});

it("what is let go here is let go in the account, and only that", async () => {
  keepSession(aSession());
  const account = ["a"];
  accountWith(account);
  toggleFavorite(aCard({ uuid: "b" }));
  await syncFavorites();
  const [first] = readFavorites().filter(({ uuid }) => uuid === "a");
  if (first) toggleFavorite(first);
  account.push("c");
  await syncFavorites();
  expect(account.sort()).toEqual(["b", "c"]);
  expect(saved().sort()).toEqual(["b", "c"]);
});

it("after logging out nothing counts as let go", async () => {
  keepSession(aSession());
  const account = ["a"];
  const calls = accountWith(account);
  await syncFavorites();
  clearSession(true);
  expect(saved()).toEqual([]);
  keepSession(aSession());
  await syncFavorites();
  expect(calls.filter(({ call }) => call === "PUT /auth/favorites").at(-1)?.body).toEqual({ uuids: [], removed: [] });
  expect(account).toEqual(["a"]);
  expect(saved()).toEqual(["a"]);
});

it("logging out takes the account's homes out of this browser; what was saved here before stays, and the account keeps all", async () => {
  toggleFavorite(aCard({ uuid: "before" }));
  toggleFavorite({ ...aCard({ uuid: "sample-1" }), sample: true });
  keepSession(aSession());
  const account = ["elsewhere"];
  accountWith(account);
  await syncFavorites();
  toggleFavorite(aCard({ uuid: "meanwhile" }));
  await syncFavorites();
  expect(saved().sort()).toEqual(["before", "elsewhere", "meanwhile", "sample-1"]);
  clearSession(true);
  expect(saved().sort()).toEqual(["before", "sample-1"]);
  expect(JSON.stringify(localStorage)).not.toContain("elsewhere");
  expect(account.sort()).toEqual(["before", "elsewhere", "meanwhile"]);
});

it("what the account never heard of is not lost by logging out", async () => {
  keepSession(aSession());
  accountWith(["elsewhere"]);
  await syncFavorites();
  toggleFavorite(aCard({ uuid: "without-signal" }));
  clearSession(true);
  expect(saved()).toEqual(["without-signal"]);
});

it("homes that come after logging out do not come into this browser", async () => {
  keepSession(aSession());
  aService(({ call }) => {
    if (call === "PUT /auth/favorites") return [200, { data: { uuids: ["elsewhere"] } }];
    clearSession(true);
    return [200, aDetail(aListing({ uuid: "elsewhere" }))];
  });
  await syncFavorites();
  expect(saved()).toEqual([]);
  expect(Object.keys(localStorage)).not.toContain("favorites_synced");
});

it("a session that ran out leaves the homes to be read, but never to the next account", async () => {
  keepSession(aSession());
  accountWith(["hers"]);
  await syncFavorites();
  clearSession();
  expect(saved()).toEqual(["hers"]);
  const his = ["his"];
  const calls = accountWith(his);
  keepSession(aSession({ id: "5c1b0c52-92b4-4a51-a8a5-6a9a0c1de7f4" }));
  await syncFavorites();
  expect(calls[0]?.body).toEqual({ uuids: [], removed: [] });
  expect([saved(), his]).toEqual([["his"], ["his"]]);
});

it("whoever comes back after their session ran out has let go what they let go meanwhile", async () => {
  keepSession(aSession());
  const account = ["a", "b"];
  accountWith(account);
  await syncFavorites();
  clearSession();
  for (const listing of readFavorites().filter(({ uuid }) => uuid === "a")) toggleFavorite(listing);
  keepSession(aSession());
  await syncFavorites();
  expect([saved(), account]).toEqual([["b"], ["b"]]);
});

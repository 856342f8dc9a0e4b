import { afterEach, expect, it } from "vitest";
import { readFavourites, toggleFavourite } from "#web/lib/favourites/favourites-store.ts";
import { syncFavourites } from "#web/lib/favourites/sync-favourites.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, resetBrowser } from "../support/account-api.tsx";
import { buildDetailProperty, buildDetailResponse, buildPropertyCard } from "../support/property-fixtures.tsx";

afterEach(() => {
  for (const listing of [...readFavourites()]) toggleFavourite(listing);
  resetBrowser();
});

/** An account with homes saved elsewhere. */
const accountWith = (uuids: string[]) =>
  mockApi(({ call, body }) => {
    if (call !== "PUT /auth/favorites") {
      const uuid = call.split("/").at(-1) ?? "";
      return uuid === "gone"
        ? [404, { detail: "Property not found" }]
        : [200, buildDetailResponse(buildDetailProperty({ uuid }))];
    }
    const { uuids: sent, removed } = body as { uuids: string[]; removed: string[] };
    const merged = [...new Set([...uuids, ...sent])].filter((uuid) => !removed.includes(uuid));
    uuids.splice(0, uuids.length, ...merged);
    return [200, { data: { uuids: merged } }];
  });
const saved = () => readFavourites().map(({ uuid }) => uuid);

it("what either has, both have; samples stay here, and homes that are gone are left out", async () => {
  saveSession(buildSession());
  toggleFavourite(buildPropertyCard({ uuid: "here" }));
  toggleFavourite({ ...buildPropertyCard({ uuid: "sample-1" }), sample: true });
  const account = ["elsewhere", "gone"];
  const calls = accountWith(account);
  await syncFavourites();
  expect(calls[0]?.body).toEqual({ uuids: ["here"], removed: [] });
  expect(saved().sort()).toEqual(["elsewhere", "here", "sample-1"]);
  expect(account).toEqual(["elsewhere", "gone", "here"]);
});

it("what is let go here is let go in the account, and only that", async () => {
  saveSession(buildSession());
  const account = ["a"];
  accountWith(account);
  toggleFavourite(buildPropertyCard({ uuid: "b" }));
  await syncFavourites();
  const [first] = readFavourites().filter(({ uuid }) => uuid === "a");
  if (first) toggleFavourite(first);
  account.push("c");
  await syncFavourites();
  expect(account.sort()).toEqual(["b", "c"]);
  expect(saved().sort()).toEqual(["b", "c"]);
});

it("after logging out nothing counts as let go", async () => {
  saveSession(buildSession());
  const account = ["a"];
  const calls = accountWith(account);
  await syncFavourites();
  clearSession(true);
  expect(saved()).toEqual([]);
  saveSession(buildSession());
  await syncFavourites();
  expect(calls.filter(({ call }) => call === "PUT /auth/favorites").at(-1)?.body).toEqual({ uuids: [], removed: [] });
  expect(account).toEqual(["a"]);
  expect(saved()).toEqual(["a"]);
});

it("logging out takes the account's homes out of this browser; what was saved here before stays, and the account keeps all", async () => {
  toggleFavourite(buildPropertyCard({ uuid: "before" }));
  toggleFavourite({ ...buildPropertyCard({ uuid: "sample-1" }), sample: true });
  saveSession(buildSession());
  const account = ["elsewhere"];
  accountWith(account);
  await syncFavourites();
  toggleFavourite(buildPropertyCard({ uuid: "meanwhile" }));
  await syncFavourites();
  expect(saved().sort()).toEqual(["before", "elsewhere", "meanwhile", "sample-1"]);
  clearSession(true);
  expect(saved().sort()).toEqual(["before", "sample-1"]);
  expect(JSON.stringify(localStorage)).not.toContain("elsewhere");
  expect(account.sort()).toEqual(["before", "elsewhere", "meanwhile"]);
});

it("what the account never heard of is not lost by logging out", async () => {
  saveSession(buildSession());
  accountWith(["elsewhere"]);
  await syncFavourites();
  toggleFavourite(buildPropertyCard({ uuid: "without-signal" }));
  clearSession(true);
  expect(saved()).toEqual(["without-signal"]);
});

it("homes that come after logging out do not come into this browser", async () => {
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

it("a session that ran out leaves the homes to be read, but never to the next account", async () => {
  saveSession(buildSession());
  accountWith(["hers"]);
  await syncFavourites();
  clearSession();
  expect(saved()).toEqual(["hers"]);
  const his = ["his"];
  const calls = accountWith(his);
  saveSession(buildSession({ id: "5c1b0c52-92b4-4a51-a8a5-6a9a0c1de7f4" }));
  await syncFavourites();
  expect(calls[0]?.body).toEqual({ uuids: [], removed: [] });
  expect([saved(), his]).toEqual([["his"], ["his"]]);
});

it("whoever comes back after their session ran out has let go what they let go meanwhile", async () => {
  saveSession(buildSession());
  const account = ["a", "b"];
  accountWith(account);
  await syncFavourites();
  clearSession();
  for (const listing of readFavourites().filter(({ uuid }) => uuid === "a")) toggleFavourite(listing);
  saveSession(buildSession());
  await syncFavourites();
  expect([saved(), account]).toEqual([["b"], ["b"]]);
});

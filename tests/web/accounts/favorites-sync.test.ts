import { afterEach, expect, it } from "vitest";
import { readFavorites, toggleFavorite } from "#web/lib/favorites-store.ts";
import { syncFavorites } from "#web/lib/favorites-sync.ts";
import { clearSession, keepSession } from "#web/lib/stored-session.ts";
import { aCard, aDetail, aListing } from "../pages/support.tsx";
import { aService, aSession, forgetEverything } from "./support.tsx";

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
  for (const listing of [...readFavorites()]) toggleFavorite(listing);
  keepSession(aSession());
  await syncFavorites();
  expect(calls.filter(({ call }) => call === "PUT /auth/favorites").at(-1)?.body).toEqual({ uuids: [], removed: [] });
  expect(account).toEqual(["a"]);
});

import { expect, it } from "vitest";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import type { SavedSearchesResponse } from "#contract/accounts/saved-searches.ts";
import { callApi, password, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { countRows } from "../../support/storage/rows.ts";

const merge = (token: string, body: object) =>
  callApi<SavedSearchesResponse>("/auth/saved-searches", { method: "PUT", token, body });
const search = (path: string) => ({ path, query: "kind=rent", label: `Rent · ${path}` });
const pathsOf = async (token: string, body: object) =>
  (await merge(token, body)).body.data.searches.map(({ path }) => path);

it("merges the searches of a phone with those of the account, the newest first", async () => {
  const me = await storeSignedIn();
  const first = await merge(me.token, { added: [search("/rent?b=1"), search("/rent?a=1")] });
  expect(first.status).toBe(200);
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(first.body.data.searches).toEqual([search("/rent?b=1"), search("/rent?a=1")]);
  expect(await pathsOf(me.token, { added: [search("/buy"), search("/rent?a=1")] })).toEqual([
    "/buy",
    "/rent?b=1",
    "/rent?a=1",
  ]);
  expect(await pathsOf((await storeSignedIn()).token, { added: [] })).toEqual([]);
});

it("removes only what a phone names, of its own account", async () => {
  const [me, other] = [await storeSignedIn(), await storeSignedIn()];
  await merge(other.token, { added: [search("/rent")] });
  await merge(me.token, { added: [search("/rent"), search("/buy")] });
  expect(await pathsOf(me.token, { added: [], removed: ["/rent", "/unknown"] })).toEqual(["/buy"]);
  expect(await pathsOf(other.token, { added: [] })).toEqual(["/rent"]);
});

it("keeps the newest searches of the account", async () => {
  const me = await storeSignedIn();
  const { savedSearches, accountSearches } = accountLimits;
  const searches = Array.from({ length: accountSearches + savedSearches }, (_, index) => search(`/rent?n=${index}`));
  // The newest are the first of each request, and of the account.
  for (let end = searches.length; end > 0; end -= savedSearches)
    await merge(me.token, { added: searches.slice(end - savedSearches, end) });
  expect(await pathsOf(me.token, { added: [] })).toEqual(searches.slice(0, accountSearches).map(({ path }) => path));
});

it("keeps the searches of the account when a phone with as many of its own signs in", async () => {
  const me = await storeSignedIn();
  const all = Array.from({ length: 2 * accountLimits.savedSearches }, (_, index) => search(`/rent?n=${index}`));
  await merge(me.token, { added: all.slice(accountLimits.savedSearches) });
  const merged = await pathsOf(me.token, { added: all.slice(0, accountLimits.savedSearches) });
  expect(merged).toEqual(all.map(({ path }) => path));
});

const tooMany = Array(accountLimits.savedSearches + 1).fill("/rent");

it.each([
  [{}, ["added"]],
  [{ added: "x" }, ["added"]],
  [{ added: tooMany.map(search) }, ["added"]],
  [{ added: [], removed: tooMany }, ["removed"]],
  [{ added: [search("https://example.org")] }, ["added", 0, "path"]],
  [{ added: [search("//example.org")] }, ["added", 0, "path"]],
  [{ added: [search("/\\example.org")] }, ["added", 0, "path"]],
  [{ added: [search(`/rent?q=${"x".repeat(1000)}`)] }, ["added", 0, "path"]],
  [{ added: [{ ...search("/rent"), query: "a b" }] }, ["added", 0, "query"]],
  [{ added: [{ ...search("/rent"), label: " \0 " }] }, ["added", 0, "label"]],
  [{ added: [], removed: [7] }, ["removed", 0]],
])("rejects %j, names the field and changes nothing", async (body, field) => {
  const me = await storeSignedIn();
  await merge(me.token, { added: [search("/rent")] });
  const before = await readAllTables();
  const { status, body: answer } = await callApi<{ detail: { loc: unknown[] }[] }>("/auth/saved-searches", {
    method: "PUT",
    token: me.token,
    body,
  });
  expect([status, answer.detail[0]?.loc]).toEqual([422, ["body", ...field]]);
  expect(await readAllTables()).toBe(before);
});

it("stores all searches of the longest size in one request", async () => {
  const me = await storeSignedIn();
  const { path, query, label } = accountLimits.savedSearch;
  const added = Array.from({ length: accountLimits.savedSearches }, (_, index) => ({
    path: `/rent?n=${index}&q=`.padEnd(path, "x"),
    query: "x".repeat(query),
    label: "家".repeat(label),
  }));
  const removed = added.map((_, index) => `/buy?n=${index}&q=`.padEnd(path, "x"));
  const { status, body } = await merge(me.token, { added, removed });
  expect(status).toBe(200);
  expect(body.data.searches).toEqual(added);
});

it("deletes the searches with their account", async () => {
  const me = await storeSignedIn();
  await merge(me.token, { added: [search("/rent")] });
  const { status } = await callApi("/auth/me", { method: "DELETE", token: me.token, body: { password } });
  expect(status).toBe(204);
  expect(await countRows("saved_searches")).toBe(0);
});

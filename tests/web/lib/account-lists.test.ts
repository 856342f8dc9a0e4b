import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { removeSearchesOnLogout } from "#web/lib/catalogue/saved-searches/account-searches.ts";
import {
  addSavedSearch,
  readSavedSearches,
  removeSavedSearch,
  writeSavedSearches,
} from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { syncSearches } from "#web/lib/catalogue/saved-searches/sync-searches.ts";
import { readFavourites, toggleFavourite } from "#web/lib/favourites/favourites-store.ts";
import { removeFavouritesOnLogout } from "#web/lib/favourites/sync/remove-favourites-on-logout.ts";
import { syncFavourites } from "#web/lib/favourites/sync/sync-favourites.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, resetBrowser } from "../support/account-api.tsx";
import { buildDetailProperty, buildDetailResponse, buildPropertyCard } from "../support/property-fixtures.tsx";

vi.mock("#web/lib/catalogue/run-task.ts", () => ({ runTask: async () => ({}) }));

interface AccountList {
  call: string;
  sync: () => Promise<void>;
  save: (id: string) => void;
  remove: (id: string) => void;
  saved: () => string[];
  readSent: (body: never) => { added: string[]; removed: string[] };
  answer: (ids: string[]) => object;
}
const homes: AccountList = {
  call: "PUT /auth/favorites",
  sync: syncFavourites,
  save: (uuid) => void toggleFavourite(buildPropertyCard({ uuid })),
  remove: (uuid) => {
    for (const home of readFavourites().filter((one) => one.uuid === uuid)) toggleFavourite(home);
  },
  saved: () => readFavourites().map(({ uuid }) => uuid),
  readSent: ({ uuids, removed }: { uuids: string[]; removed: string[] }) => ({ added: uuids, removed }),
  answer: (uuids) => ({ uuids }),
};
const searches: AccountList = {
  call: "PUT /auth/saved-searches",
  sync: syncSearches,
  save: (path) => void addSavedSearch({ path, query: "", label: path, seenAt: 1, seen: {} }),
  remove: removeSavedSearch,
  saved: () => readSavedSearches().map(({ path }) => path),
  readSent: ({ added, removed }: { added: { path: string }[]; removed: string[] }) => ({
    added: added.map(({ path }) => path),
    removed,
  }),
  answer: (paths) => ({ searches: paths.map((path) => ({ path, query: "", label: path })) }),
};
const otherUser = "5c1b0c52-92b4-4a51-a8a5-6a9a0c1de7f4";

beforeAll(() => {
  removeFavouritesOnLogout();
  removeSearchesOnLogout();
});
beforeEach(() => saveSession(buildSession()));
afterEach(() => {
  for (const home of [...readFavourites()]) toggleFavourite(home);
  writeSavedSearches([]);
  resetBrowser();
});

describe.each([
  ["homes", homes],
  ["searches", searches],
])("the saved %s of an account", (_, { call, sync, save, remove, saved, readSent, answer }) => {
  /** Mocks an account with these items. Requests change the array. Returns what was sent. */
  function mockAccount(ids: string[], during: () => void = () => undefined) {
    const sent: { added: string[]; removed: string[] }[] = [];
    mockApi((request) => {
      const uuid = request.call.split("/").at(-1) ?? "";
      if (request.call !== call) return [200, buildDetailResponse(buildDetailProperty({ uuid }))];
      const { added, removed } = readSent(request.body as never);
      sent.push({ added, removed });
      const merged = [...new Set([...ids, ...added])].filter((id) => !removed.includes(id));
      ids.splice(0, ids.length, ...merged);
      during();
      return [200, { data: answer(merged) }];
    });
    return sent;
  }
  const expectEverywhere = (account: string[], ids: string[]) =>
    expect([saved().sort(), account.toSorted()]).toEqual([ids, ids]);

  it("lose in the account only what was removed in this browser", async () => {
    const account = ["a"];
    mockAccount(account);
    save("b");
    await sync();
    remove("a");
    account.push("c");
    await sync();
    expectEverywhere(account, ["b", "c"]);
  });

  it("that one phone removes are gone on the other one too, and do not come back", async () => {
    const [one, two] = [{ stored: {} }, { stored: {} }];
    const account: string[] = [];
    const sent = mockAccount(account);
    save("a");
    save("b");
    await sync();
    changePhone(two, one);
    saveSession(buildSession());
    await sync();
    expect(saved().sort()).toEqual(["a", "b"]);
    changePhone(one, two);
    remove("a");
    await sync();
    changePhone(two, one);
    save("c");
    await sync();
    expect(sent.at(-1)).toEqual({ added: ["c"], removed: [] });
    expectEverywhere(account, ["b", "c"]);
    changePhone(one, two);
    await sync();
    expect(saved().sort()).toEqual(["b", "c"]);
  });

  it("keep what was saved and removed during the request", async () => {
    save("removed");
    const account: string[] = [];
    mockAccount(account, () => {
      remove("removed");
      save("added");
    });
    await sync();
    expect(saved()).toEqual(["added"]);
    mockAccount(account);
    await sync();
    expectEverywhere(account, ["added"]);
  });

  it("lose nothing by a failed sync, which is retried", async () => {
    save("a");
    mockApi(() => [503, { detail: "Storage is unavailable" }]);
    await expect(sync()).rejects.toThrow();
    const account: string[] = [];
    mockAccount(account);
    await sync();
    expectEverywhere(account, ["a"]);
  });

  it("leave this browser at a logout, which keeps those saved before the sign-in and removes none from the account", async () => {
    clearSession(true);
    save("before");
    saveSession(buildSession());
    const account = ["elsewhere"];
    const sent = mockAccount(account);
    await sync();
    save("during");
    await sync();
    expectEverywhere(account, ["before", "during", "elsewhere"]);
    clearSession(true);
    expect(saved()).toEqual(["before"]);
    expect(JSON.stringify(localStorage)).not.toContain("elsewhere");
    saveSession(buildSession());
    await sync();
    expect(sent.at(-1)?.removed).toEqual([]);
    expectEverywhere(account, ["before", "during", "elsewhere"]);
  });

  it("that the account has not received wait unseen after a logout, and no other account gets them", async () => {
    const first = ["elsewhere"];
    mockAccount(first);
    await sync();
    save("offline");
    clearSession(true);
    expect(saved()).toEqual([]);
    const second: string[] = [];
    mockAccount(second);
    saveSession(buildSession({ id: otherUser }));
    await sync();
    expectEverywhere(second, []);
    clearSession(true);
    mockAccount(first);
    saveSession(buildSession());
    await sync();
    expectEverywhere(first, ["elsewhere", "offline"]);
    clearSession(true);
    expect([saved(), JSON.stringify(localStorage)]).toEqual([[], expect.not.stringContaining("offline")]);
  });

  it("that were removed offline before a logout are removed from the account after the next login", async () => {
    const account = ["a", "b"];
    mockAccount(account);
    await sync();
    remove("a");
    clearSession(true);
    saveSession(buildSession());
    await sync();
    expectEverywhere(account, ["b"]);
    await sync();
    expect(Object.keys(localStorage).filter((name) => name.startsWith("waiting"))).toEqual([]);
  });

  it("stay after the session expires, but not for the next account", async () => {
    mockAccount(["first"]);
    await sync();
    clearSession();
    expect(saved()).toEqual(["first"]);
    const second = ["second"];
    const sent = mockAccount(second);
    saveSession(buildSession({ id: otherUser }));
    await sync();
    expect(sent[0]).toEqual({ added: [], removed: [] });
    expectEverywhere(second, ["second"]);
  });

  it("that were removed while the session was expired are removed from the account", async () => {
    const account = ["a", "b"];
    mockAccount(account);
    await sync();
    clearSession();
    remove("a");
    saveSession(buildSession());
    await sync();
    expectEverywhere(account, ["b"]);
  });

  it("that were saved after a session expired are of the next account, those that the last one did not receive are not", async () => {
    clearSession(true);
    save("before");
    saveSession(buildSession());
    mockApi(() => [503, { detail: "Storage is unavailable" }]);
    await expect(sync()).rejects.toThrow();
    save("unsent");
    await expect(sync()).rejects.toThrow();
    clearSession();
    save("later");
    const second: string[] = [];
    mockAccount(second);
    saveSession(buildSession({ id: otherUser }));
    await sync();
    expect(second.toSorted()).toEqual(["before", "later"]);
    clearSession(true);
    const first: string[] = [];
    mockAccount(first);
    saveSession(buildSession());
    await sync();
    expect(first).toContain("unsent");
  });

  it("that were saved after a session expired stay when another account logs out before they were synced", async () => {
    mockAccount(["a"]);
    await sync();
    clearSession();
    save("later");
    saveSession(buildSession({ id: otherUser }));
    clearSession(true);
    expect(saved()).toEqual(["later"]);
    saveSession(buildSession());
    clearSession(true);
    expect(Object.values(localStorage).join()).not.toContain("waiting");
  });
});

/** Makes this browser another phone, until the next call: each has its own storage. */
function changePhone(phone: { stored: Record<string, string> }, other: { stored: Record<string, string> }): void {
  other.stored = { ...localStorage };
  localStorage.clear();
  for (const [name, text] of Object.entries(phone.stored)) localStorage.setItem(name, text);
}

import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { toggleFavourite } from "#web/lib/favourites/favourites-store.ts";
import { registerFavouritesSync } from "#web/lib/favourites/sync/register-favourites-sync.ts";
import { hasSession, signedInEvent } from "#web/lib/session/has-session.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, resetBrowser } from "../support/account-api.tsx";
import { buildPropertyCard } from "../support/property-fixtures.tsx";

beforeAll(registerFavouritesSync);
afterEach(resetBrowser);

const mockAccount = () => mockApi(({ body }) => [200, { data: { uuids: (body as { uuids: string[] }).uuids } }]);

it("syncs after a sign-in and after each press of a heart", async () => {
  const calls = mockAccount();
  saveSession(buildSession());
  dispatchEvent(new Event(signedInEvent));
  await vi.waitFor(() => expect(calls.at(-1)?.body).toEqual({ uuids: [], removed: [] }));
  toggleFavourite(buildPropertyCard({ uuid: "a" }));
  await vi.waitFor(() => expect(calls.at(-1)?.body).toEqual({ uuids: ["a"], removed: [] }));
  expect(calls).toHaveLength(2);
});

it("does not sync without a session", async () => {
  const calls = mockAccount();
  toggleFavourite(buildPropertyCard({ uuid: "b" }));
  expect(hasSession()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toEqual([]);
});

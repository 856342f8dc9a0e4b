import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeSavedSearches } from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { Account } from "#web/site/routes/account/account.tsx";
import { buildSession, buildUser, mockApi, renderAt, resetScreen } from "../support/account-api.tsx";

const answer = { user: buildUser(), data: { searches: [], sessions: [], enquiries: [], uuids: [] } };
const deleteDatabase = vi.fn();

beforeEach(() => {
  deleteDatabase.mockClear();
  vi.stubGlobal("indexedDB", { deleteDatabase });
  saveSession(buildSession());
});
afterEach(() => {
  writeSavedSearches([]);
  resetScreen();
});

it("ending the session on the account page deletes the photos that were shared to this device", async () => {
  mockApi(() => [200, answer]);
  await renderAt(<Account />, "/account");
  act(() => clearSession(true));
  expect(deleteDatabase).toHaveBeenCalledWith("shared-photos");
});

it("no saved searches are reported only if the account has said so", async () => {
  mockApi(({ call }) => (call === "PUT /auth/saved-searches" ? undefined : [200, answer]));
  await renderAt(<Account />, "/account");
  expect(await screen.findByText(/The saved searches of your account could not be loaded/)).toBeTruthy();
  expect(screen.queryByText(/No saved searches/)).toBeNull();
});

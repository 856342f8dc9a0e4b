import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
afterEach(resetScreen);

it("ending the session on the account page deletes the photos that were shared to this device", async () => {
  mockApi(() => [200, answer]);
  await renderAt(<Account />, "/account");
  act(() => clearSession(true));
  expect(deleteDatabase).toHaveBeenCalledWith("shared-photos");
});

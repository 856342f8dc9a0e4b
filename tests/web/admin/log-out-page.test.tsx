import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LogOutPage } from "#web/admin/routes/account/log-out-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { currentAdmin, mockSignedInApi } from "../support/admin-api.ts";

const draftKey = `draft_listing_${currentAdmin.id}_buy`;

beforeEach(() => localStorage.setItem(draftKey, "{}"));

afterEach(resetScreen);

async function open() {
  const onLogOut = vi.fn();
  await renderAt(<LogOutPage account={currentAdmin.id} onLogOut={onLogOut} />);
  return onLogOut;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

it("asks what to do with the drafts, and logs out when they are to be deleted", async () => {
  mockSignedInApi();
  const onLogOut = await open();
  expect(screen.getByText(/^You have 1 unsaved draft on this device/)).toBeTruthy();
  await press("Delete drafts and log out");
  expect(onLogOut).toHaveBeenCalledOnce();
});

it("stays logged in and deletes nothing if the drafts cannot be encrypted", async () => {
  mockSignedInApi();
  const onLogOut = await open();
  await press("Keep drafts and log out");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Nothing was deleted"));
  expect([onLogOut.mock.calls.length, localStorage.getItem(draftKey)]).toEqual([0, "{}"]);
});

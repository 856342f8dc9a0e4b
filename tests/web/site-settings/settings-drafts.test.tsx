import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { endSession } from "#web/lib/session/end-session.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, fillForm, inputByLabel, submitForm, toastText } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import { draftKey, mockSettings, press, renderSettings, resetSettings } from "../support/settings-screen.tsx";

afterEach(resetSettings);

/** Closes the screen and opens it again. */
async function reopen() {
  cleanup();
  return renderSettings();
}

it("restores unsaved changes, which can be discarded", async () => {
  mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  await reopen();
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
  expect(screen.getByText("Restored")).toBeTruthy();
  await press("Discard");
  expect(inputByLabel("Name").value).toBe(siteDefaults.name);
  await reopen();
  expect(inputByLabel("Name").value).toBe(siteDefaults.name);
  expect(screen.queryByText("Restored")).toBeNull();
});

it("warns about a restored draft that is based on old settings", async () => {
  const { saveAsOther } = mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  saveAsOther({ ...siteDefaults, city: "Buchanan" });
  await reopen();
  await screen.findByText("Someone else has saved newer settings");
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
});

it("deletes the draft after saving", async () => {
  mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  await submitForm();
  await waitFor(() => expect(toastText()).toContain("Settings saved"));
  cleanup();
  expect(localStorage.getItem(draftKey)).toBeNull();
});

it("keeps the draft after the session has expired and deletes it on logout", async () => {
  mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  act(() => clearSession());
  cleanup();
  expect(localStorage.getItem(draftKey)).toContain("Sinkor Homes");
  mockSettings();
  await renderSettings();
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
  act(endSession);
  cleanup();
  expect(localStorage.getItem(draftKey)).toBeNull();
});

it("saves no draft after a logout in another tab", async () => {
  mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  await waitFor(() => expect(localStorage.getItem(draftKey)).toContain("Sinkor Homes"));
  fillForm({ City: "Paynesville" });
  localStorage.clear();
  act(() => void dispatchEvent(new Event("storage")));
  cleanup();
  expect(Object.keys(localStorage)).toEqual([]);
});

it("completes a draft of an older version", async () => {
  mockSettings();
  const { week: _week, shown: _shown, ...older } = siteDefaults;
  const draft = { details: { ...older, name: "Sinkor Homes" }, opened: { site: older, saved_at: null } };
  localStorage.setItem(draftKey, JSON.stringify(draft));
  await renderSettings();
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
  expect(screen.getByRole("button", { name: "Add times for each day" })).toBeTruthy();
  expect(inputByLabel("Show these figures").checked).toBe(false);
});

it("discards only the draft of its own tab", async () => {
  mockSettings();
  const inAnotherTab = (name: string) => {
    const saved_at = null;
    const draft = { details: { ...siteDefaults, name }, opened: { site: siteDefaults, saved_at } };
    localStorage.setItem(draftKey, JSON.stringify(draft));
  };
  await renderSettings();
  inAnotherTab("Sinkor Homes");
  dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem(draftKey)).toContain("Sinkor Homes");
  fillForm({ Name: "Mamba Homes" });
  dispatchEvent(new Event("pagehide"));
  inAnotherTab("Sinkor Homes");
  await press("Discard changes");
  cleanup();
  expect(localStorage.getItem(draftKey)).toContain("Sinkor Homes");
});

it("keeps drafts of different accounts apart", async () => {
  mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  act(() => clearSession());
  cleanup();
  saveSession(buildSession({ ...currentAdmin, id: "5d2f3f0a-0000-4000-8000-00000000000f", role: "super_admin" }));
  await renderSettings();
  expect(inputByLabel("Name").value).toBe(siteDefaults.name);
  cleanup();
  saveSession(buildSession({ ...currentAdmin, role: "super_admin" }));
  await renderSettings();
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
});

it("asks for confirmation before the user leaves unsaved changes", async () => {
  mockSettings();
  const { currentPath } = await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  fireEvent.click(screen.getByRole("link", { name: "Audit" }));
  await press("Keep editing");
  expect(currentPath()).toBe("/admin/settings");
  fireEvent.click(screen.getByRole("link", { name: "Audit" }));
  await press("Leave and keep it on this device");
  expect(currentPath()).toBe("/admin/audit");
  expect(localStorage.getItem(draftKey)).toContain("Sinkor Homes");
  await reopen();
  fireEvent.click(screen.getByRole("link", { name: "Audit" }));
  await press("Discard and leave");
  expect(localStorage.getItem(draftKey)).toBeNull();
});

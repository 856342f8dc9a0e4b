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
const typedName = () => inputByLabel("Name").value;
const stored = () => localStorage.getItem(draftKey);
const storeDraft = (name: string, site: object = siteDefaults) =>
  localStorage.setItem(draftKey, JSON.stringify({ details: { ...site, name }, opened: { site, saved_at: null } }));

it("restores unsaved changes, warns if they are based on old settings, and discards or saves them", async () => {
  const { saveAsOther } = mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  await reopen();
  expect(typedName()).toBe("Sinkor Homes");
  expect(screen.getByText("Restored")).toBeTruthy();
  await press("Discard");
  expect(typedName()).toBe(siteDefaults.name);
  await reopen();
  expect([typedName(), screen.queryByText("Restored")]).toEqual([siteDefaults.name, null]);

  fillForm({ Name: "Sinkor Homes" });
  saveAsOther({ ...siteDefaults, city: "Buchanan" });
  await reopen();
  await screen.findByText("Someone else has saved newer settings");
  expect(typedName()).toBe("Sinkor Homes");
  await press("Discard changes");
  fillForm({ Name: "Mamba Homes" });
  await submitForm();
  await waitFor(() => expect(toastText()).toContain("Settings saved"));
  cleanup();
  expect(stored()).toBeNull();
});

it("keeps a draft for its account after the session has expired, and deletes it on logout", async () => {
  mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  act(() => clearSession());
  cleanup();
  saveSession(buildSession({ ...currentAdmin, id: "5d2f3f0a-0000-4000-8000-00000000000f", role: "super_admin" }));
  await renderSettings();
  expect(typedName()).toBe(siteDefaults.name);
  cleanup();
  saveSession(buildSession({ ...currentAdmin, role: "super_admin" }));
  await renderSettings();
  expect(typedName()).toBe("Sinkor Homes");
  act(endSession);
  cleanup();
  expect(stored()).toBeNull();
});

it("saves no draft after a logout in another tab", async () => {
  mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  await waitFor(() => expect(stored()).toContain("Sinkor Homes"));
  fillForm({ City: "Paynesville" });
  localStorage.clear();
  act(() => void dispatchEvent(new Event("storage")));
  cleanup();
  expect(Object.keys(localStorage)).toEqual([]);
});

it("discards only the draft of its own tab", async () => {
  mockSettings();
  storeDraft("Sinkor Homes");
  await renderSettings();
  expect(typedName()).toBe("Sinkor Homes");
  await press("Discard changes");

  storeDraft("Of another tab");
  dispatchEvent(new Event("pagehide"));
  expect(stored()).toContain("Of another tab");
  fillForm({ Name: "Mamba Homes" });
  dispatchEvent(new Event("pagehide"));
  storeDraft("Of another tab");
  await press("Discard changes");
  cleanup();
  expect(stored()).toContain("Of another tab");
});

it("asks for confirmation before the user leaves unsaved changes", async () => {
  mockSettings();
  const { currentPath } = await renderSettings();
  const leave = () => fireEvent.click(screen.getByText("Audit"));
  fillForm({ Name: "Sinkor Homes" });
  leave();
  await press("Keep editing");
  expect(currentPath()).toBe("/admin/settings");
  leave();
  await press("Leave and keep it on this device");
  expect(currentPath()).toBe("/admin/audit");
  expect(stored()).toContain("Sinkor Homes");
  await reopen();
  leave();
  await press("Discard and leave");
  expect(stored()).toBeNull();
});

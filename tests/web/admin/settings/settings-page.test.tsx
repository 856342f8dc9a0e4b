import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mutate } from "swr";
import { afterEach, expect, it } from "vitest";
import { type SiteDetails, type SiteResponse, siteDefaults } from "#contract/site/site-details.ts";
import { siteUpdateSchema } from "#contract/site/site-details-schema.ts";
import { SettingsPage } from "#web/features/admin/settings/settings-page.tsx";
import { siteKey, useSite } from "#web/lib/page/site-context.ts";
import { endSession } from "#web/lib/session/end-session.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { validationProblems } from "#worker/http/validation-problems.ts";
import { seededSite } from "../../../../migrations/seed/seeded-site.ts";
import {
  buildSession,
  fillForm,
  inputByLabel,
  renderAt,
  resetBrowser,
  submitForm,
  toastText,
} from "../../support/account-api.tsx";
import { currentAdmin, mockSignedInApi } from "../../support/admin-api.ts";

afterEach(async () => {
  cleanup();
  act(clearToast);
  resetBrowser();
  await mutate(siteKey, undefined, { revalidate: false });
});

const key = `draft_settings_${currentAdmin.id}`;
const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;

/** Mocks the API of the settings. `saveAsOther` saves as another admin would. */
function mockSettings(site: SiteDetails = siteDefaults) {
  let stored: SiteResponse = { data: { site, saved_at: null } };
  let saves = 0;
  const save = (details: SiteDetails) => {
    saves += 1;
    stored = { data: { site: details, saved_at: at(saves) } };
    return stored;
  };
  const calls = mockSignedInApi(({ call, body }) => {
    if (call.startsWith("GET /site")) return [200, stored];
    if (call !== "PUT /site") return undefined;
    const parsed = siteUpdateSchema().safeParse(body);
    if (!parsed.success) return [422, { detail: validationProblems("body", parsed.error.issues) }];
    const { saved_at, ...details } = parsed.data;
    if (saved_at !== stored.data.saved_at) return [409, { detail: "Someone else has saved the settings." }];
    return [200, save(details)];
  }, "super_admin");
  return { calls, saveAsOther: save, stored: () => stored.data.site };
}

const HealthPhone = () => <output>{useSite("health").phone}</output>;

async function renderSettings() {
  const shown = await renderAt(
    <>
      <SettingsPage />
      <HealthPhone />
      <a href="/admin/audit">Audit</a>
    </>,
    "/admin/settings",
  );
  await screen.findByLabelText("Settings for");
  return shown;
}

/** Closes the screen and opens it again. */
async function reopen() {
  cleanup();
  return renderSettings();
}

const visiblePhone = () => document.querySelector("output")?.textContent;
const choose = (service: string) => fireEvent.change(inputByLabel("Settings for"), { target: { value: service } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const preview = () => screen.getByRole("complementary", { name: "Preview" }).textContent ?? "";
const invalidIds = () => [...document.querySelectorAll<HTMLElement>("[aria-invalid=true]")].map(({ id }) => id);

it("previews a change, sends all settings and confirms that they are saved", async () => {
  const { calls } = mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  expect(preview()).toContain("Sinkor Homes");
  await submitForm();
  await waitFor(() => expect(toastText()).toContain("Settings saved"));
  const { body } = calls.find(({ call }) => call === "PUT /site") ?? {};
  expect(body).toEqual({ ...siteDefaults, name: "Sinkor Homes", saved_at: null });
});

it("saves separate contacts of a service, with the business's in place of empty ones", async () => {
  const { stored } = mockSettings(seededSite);
  await renderSettings();
  choose("health");
  await press("Use separate contacts");
  fillForm({ Phone: "+231 88 000 0000" });
  expect(preview()).toContain(`+231 88 000 0000WhatsApp ${siteDefaults.whatsapp}`);
  expect(visiblePhone()).toBe(siteDefaults.phone);
  await submitForm();
  await waitFor(() => expect(visiblePhone()).toBe("+231 88 000 0000"));
  const health = { phone: "+231 88 000 0000", whatsapp: null, email: null, claims: [] };
  expect(stored().services).toEqual({ health });
});

it("previews the team of the business, and for a service only what its pages show", async () => {
  mockSettings(seededSite);
  await renderSettings();
  expect(preview()).toContain("Sample people, marked as samples");
  await press("Add person");
  const person = within(screen.getByRole("group", { name: "Team" }));
  fireEvent.input(person.getByLabelText("Name"), { target: { value: "Hawa Kollie" } });
  fireEvent.input(person.getByLabelText("Position"), { target: { value: "Owner" } });
  expect(preview()).toContain("Hawa KollieOwner");
  expect(preview()).not.toContain("Sample people");
  expect(preview()).toContain("Happy Clients");
  choose("real-estate");
  expect(preview()).toContain("Happy Clients");
  choose("janitorial");
  expect(preview()).not.toContain("Happy Clients");
});

it("shows a problem at its field in a list and focuses the field", async () => {
  mockSettings();
  await renderSettings();
  const [, saturday] = screen.getAllByLabelText("Days");
  fireEvent.input(saturday as HTMLElement, { target: { value: "" } });
  await submitForm();
  await waitFor(() => expect(document.activeElement).toBe(saturday));
  expect(invalidIds()).toEqual(["settings-hours-1-days"]);
  const message = document.getElementById(saturday?.getAttribute("aria-describedby") ?? "");
  expect(message?.textContent).toContain("Days is required");
  expect(toastText()).toContain("Days is required");
});

it("opens the service with a problem, and marks it in the select", async () => {
  mockSettings();
  await renderSettings();
  choose("health");
  await press("Use separate contacts");
  await press("Add claim");
  fillForm({ Email: "health", Figure: "12" });
  choose("");
  await submitForm();
  await waitFor(() =>
    expect(invalidIds()).toEqual(["settings-services-health-email", "settings-services-health-claims-0-label"]),
  );
  expect(document.activeElement?.id).toBe("settings-services-health-email");
  choose("");
  expect(screen.getByRole("option", { name: "Health (needs fixing)" })).toBeTruthy();
  expect(invalidIds()).toEqual([]);
});

it("removes the problem together with the list entry", async () => {
  mockSettings();
  await renderSettings();
  const [monday] = screen.getAllByLabelText("Hours");
  fireEvent.input(monday as HTMLElement, { target: { value: "" } });
  await submitForm();
  await waitFor(() => expect(invalidIds()).toEqual(["settings-hours-0-hours"]));
  await press("Remove opening time 1");
  expect(invalidIds()).toEqual([]);
});

it("disables adding and removing while the settings are saved", async () => {
  mockSettings();
  await renderSettings();
  choose("health");
  await press("Use separate contacts");
  choose("");
  fillForm({ Name: "Sinkor Homes" });
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  const isEnabled = (name: string | RegExp) =>
    screen
      .getAllByRole<HTMLButtonElement>("button", { name })
      .some((button) => button.getAttribute("aria-disabled") !== "true");
  expect(screen.getByText("Saving...")).toBeTruthy();
  expect([isEnabled(/^Remove /), isEnabled(/^Add /)]).toEqual([false, false]);
  choose("health");
  expect(isEnabled("Use the business contacts")).toBe(false);
  choose("janitorial");
  expect(isEnabled("Use separate contacts")).toBe(false);
  await waitFor(() => expect(isEnabled("Use separate contacts")).toBe(true));
  expect(toastText()).toContain("Settings saved");
});

it("does not overwrite newer settings, and applies the user's changes to them once loaded", async () => {
  const { saveAsOther, stored } = mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes", City: "Paynesville" });
  saveAsOther({ ...siteDefaults, address: "Randall Street 7", city: "Buchanan" });
  await submitForm();
  await screen.findByText("Someone else has saved newer settings");
  expect(toastText()).toContain("Settings were not saved");
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
  expect(stored().address).toBe("Randall Street 7");
  await press("Load the newer settings");
  await waitFor(() => expect(screen.getAllByLabelText<HTMLInputElement>("Address")[0]?.value).toBe("Randall Street 7"));
  expect(screen.queryByText("Someone else has saved newer settings")).toBeNull();
  await submitForm();
  await waitFor(() => expect(toastText()).toContain("Settings saved"));
  const merged = { name: "Sinkor Homes", address: "Randall Street 7", city: "Paynesville" };
  expect(stored()).toEqual({ ...siteDefaults, ...merged });
});

it("keeps typed text while the newer settings load", async () => {
  const { saveAsOther } = mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  saveAsOther({ ...siteDefaults, city: "Buchanan" });
  await submitForm();
  fireEvent.click(await screen.findByRole("button", { name: "Load the newer settings" }));
  fillForm({ Name: "Sinkor Homes and More" });
  await waitFor(() => expect(inputByLabel("City").value).toBe("Buchanan"));
  expect(inputByLabel("Name").value).toBe("Sinkor Homes and More");
});

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
  expect(localStorage.getItem(key)).toBeNull();
});

it("keeps the draft after the session has expired and deletes it on logout", async () => {
  mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  act(() => clearSession());
  cleanup();
  expect(localStorage.getItem(key)).toContain("Sinkor Homes");
  mockSettings();
  await renderSettings();
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
  act(endSession);
  cleanup();
  expect(localStorage.getItem(key)).toBeNull();
});

it("saves no draft after a logout in another tab", async () => {
  mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes" });
  await waitFor(() => expect(localStorage.getItem(key)).toContain("Sinkor Homes"));
  fillForm({ City: "Paynesville" });
  localStorage.clear();
  act(() => void dispatchEvent(new Event("storage")));
  cleanup();
  expect(Object.keys(localStorage)).toEqual([]);
});

it("shows visitors neither sample claims nor sample contacts until the owner confirms them", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  expect(preview()).toContain("No phone numberNo WhatsApp numberNo email");
  expect(preview()).not.toContain("500+");
  for (const label of ["Show the sample contacts", "Show these claims", "Show the ratings of doctors and courses"])
    fireEvent.click(inputByLabel(label));
  expect(preview()).toContain(siteDefaults.phone);
  expect(preview()).toContain("500+");
  await submitForm();
  await waitFor(() =>
    expect(stored().shown).toEqual({ claims: true, ratings: true, sample_team: false, sample_contacts: true }),
  );
});

it("shows claims as soon as the owner changes them, unless the owner hides them", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  expect(inputByLabel("Show these claims").checked).toBe(false);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Remove claim 4" })));
  expect(inputByLabel("Show these claims").checked).toBe(true);
  expect(preview()).toContain("500+");
  await submitForm();
  await waitFor(() => expect(stored().shown.claims).toBeNull());
  fireEvent.click(inputByLabel("Show these claims"));
  expect(preview()).not.toContain("500+");
  await submitForm();
  await waitFor(() => expect(stored().shown.claims).toBe(false));
});

it("edits the hours of each weekday, names a wrong time, and can remove them", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  fillForm({ "Sunday opens": "12:00", "Saturday closes": "08:00" });
  await submitForm();
  expect(screen.getByText("Closing time is required")).toBeTruthy();
  expect(screen.getByText("Must be after the opening time")).toBeTruthy();
  fillForm({ "Sunday closes": "15:30", "Saturday closes": "13:00" });
  await submitForm();
  await waitFor(() =>
    expect(stored().week).toMatchObject({
      saturday: { from: "09:00", to: "13:00" },
      sunday: { from: "12:00", to: "15:30" },
    }),
  );
  await press("Remove the times for each day");
  await submitForm();
  await waitFor(() => expect(stored().week).toBeNull());
  await press("Add times for each day");
  expect(inputByLabel("Monday opens").value).toBe("08:00");
});

it("completes a draft of an older version", async () => {
  mockSettings();
  const { week: _week, shown: _shown, ...older } = siteDefaults;
  const draft = { details: { ...older, name: "Sinkor Homes" }, opened: { site: older, saved_at: null } };
  localStorage.setItem(key, JSON.stringify(draft));
  await renderSettings();
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
  expect(screen.getByRole("button", { name: "Add times for each day" })).toBeTruthy();
  expect(inputByLabel("Show these claims").checked).toBe(false);
});

it("discards only the draft of its own tab", async () => {
  mockSettings();
  const inAnotherTab = (name: string) => {
    const saved_at = null;
    const draft = { details: { ...siteDefaults, name }, opened: { site: siteDefaults, saved_at } };
    localStorage.setItem(key, JSON.stringify(draft));
  };
  await renderSettings();
  inAnotherTab("Sinkor Homes");
  dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem(key)).toContain("Sinkor Homes");
  fillForm({ Name: "Mamba Homes" });
  dispatchEvent(new Event("pagehide"));
  inAnotherTab("Sinkor Homes");
  await press("Discard changes");
  cleanup();
  expect(localStorage.getItem(key)).toContain("Sinkor Homes");
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
  expect(localStorage.getItem(key)).toContain("Sinkor Homes");
  await reopen();
  fireEvent.click(screen.getByRole("link", { name: "Audit" }));
  await press("Discard and leave");
  expect(localStorage.getItem(key)).toBeNull();
});

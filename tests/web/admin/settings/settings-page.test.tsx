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

/** The service's settings as it checks and keeps them; `others` saves as somebody else would. */
function aSite(site: SiteDetails = siteDefaults) {
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
    const parsed = siteUpdateSchema.safeParse(body);
    if (!parsed.success) return [422, { detail: validationProblems("body", parsed.error.issues) }];
    const { saved_at, ...details } = parsed.data;
    if (saved_at !== stored.data.saved_at) return [409, { detail: "Somebody else has saved the settings." }];
    return [200, save(details)];
  }, "super_admin");
  return { calls, others: save, stored: () => stored.data.site };
}

const Elsewhere = () => <output>{useSite("health").phone}</output>;

async function show() {
  const shown = await renderAt(
    <>
      <SettingsPage />
      <Elsewhere />
      <a href="/admin/audit">Audit</a>
    </>,
    "/admin/settings",
  );
  await screen.findByLabelText("Settings of");
  return shown;
}

/** The same screen after it was closed. */
async function showAgain() {
  cleanup();
  return show();
}

const elsewhere = () => document.querySelector("output")?.textContent;
const choose = (service: string) => fireEvent.change(inputByLabel("Settings of"), { target: { value: service } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const preview = () => screen.getByRole("complementary", { name: "Preview" }).textContent ?? "";
const marked = () => [...document.querySelectorAll<HTMLElement>("[aria-invalid=true]")].map(({ id }) => id);

it("a change is seen in the preview, sent whole and said to be saved", async () => {
  const { calls } = aSite();
  await show();
  fillForm({ Name: "Sinkor Homes" });
  expect(preview()).toContain("Sinkor Homes");
  await submitForm();
  await waitFor(() => expect(toastText()).toContain("Settings saved"));
  const { body } = calls.find(({ call }) => call === "PUT /site") ?? {};
  expect(body).toEqual({ ...siteDefaults, name: "Sinkor Homes", saved_at: null });
});

it("a service is given contacts of its own, an empty one is the business's, and the rest of the page knows at once", async () => {
  const { stored } = aSite();
  await show();
  choose("health");
  await press("Give it its own");
  fillForm({ Phone: "+231 88 000 0000" });
  expect(preview()).toContain(`+231 88 000 0000WhatsApp ${siteDefaults.whatsapp}`);
  expect(elsewhere()).toBe(siteDefaults.phone);
  await submitForm();
  await waitFor(() => expect(elsewhere()).toBe("+231 88 000 0000"));
  const health = { phone: "+231 88 000 0000", whatsapp: null, email: null, claims: [] };
  expect(stored().services).toEqual({ health });
});

it("the preview shows the team as the about page will, and of a service only what its pages show", async () => {
  aSite();
  await show();
  expect(preview()).toContain("Samples, marked as such");
  await press("Add person");
  const person = within(screen.getByRole("group", { name: "Team" }));
  fireEvent.input(person.getByLabelText("Name"), { target: { value: "Hawa Kollie" } });
  fireEvent.input(person.getByLabelText("Position"), { target: { value: "Owner" } });
  expect(preview()).toContain("Hawa KollieOwner");
  expect(preview()).not.toContain("Samples");
  expect(preview()).toContain("Happy Clients");
  choose("real-estate");
  expect(preview()).toContain("Happy Clients");
  choose("janitorial");
  expect(preview()).not.toContain("Happy Clients");
});

it("what is refused is said at its field, wherever that stands, and has the focus", async () => {
  aSite();
  await show();
  const [, saturday] = screen.getAllByLabelText("Days");
  fireEvent.input(saturday as HTMLElement, { target: { value: "" } });
  await submitForm();
  await waitFor(() => expect(document.activeElement).toBe(saturday));
  expect(marked()).toEqual(["settings-hours-1-days"]);
  const said = document.getElementById(saturday?.getAttribute("aria-describedby") ?? "");
  expect(said?.textContent).toContain("Days is required");
  expect(toastText()).toContain("Days is required");
});

it("a service in which something was refused is brought up, and named while another is shown", async () => {
  aSite();
  await show();
  choose("health");
  await press("Give it its own");
  await press("Add claim");
  fillForm({ Email: "health", Figure: "12" });
  choose("");
  await submitForm();
  await waitFor(() =>
    expect(marked()).toEqual(["settings-services-health-email", "settings-services-health-claims-0-label"]),
  );
  expect(document.activeElement?.id).toBe("settings-services-health-email");
  choose("");
  expect(screen.getByRole("option", { name: "Health (to be mended)" })).toBeTruthy();
  expect(marked()).toEqual([]);
});

it("what was said of a list's places goes when one of them is removed", async () => {
  aSite();
  await show();
  const [monday] = screen.getAllByLabelText("Hours");
  fireEvent.input(monday as HTMLElement, { target: { value: "" } });
  await submitForm();
  await waitFor(() => expect(marked()).toEqual(["settings-hours-0-hours"]));
  await press("Remove opening time 1");
  expect(marked()).toEqual([]);
});

it("nothing can be changed while the settings are being saved", async () => {
  aSite();
  await show();
  choose("health");
  await press("Give it its own");
  choose("");
  fillForm({ Name: "Sinkor Homes" });
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  const isLive = (name: string | RegExp) =>
    screen.getAllByRole<HTMLButtonElement>("button", { name }).some(({ disabled }) => !disabled);
  expect(screen.getByText("Saving...")).toBeTruthy();
  expect([isLive(/^Remove /), isLive(/^Add /)]).toEqual([false, false]);
  choose("health");
  expect(isLive("Use the business's again")).toBe(false);
  choose("janitorial");
  expect(isLive("Give it its own")).toBe(false);
  await waitFor(() => expect(isLive("Give it its own")).toBe(true));
  expect(toastText()).toContain("Settings saved");
});

it("what somebody else has saved meanwhile is not overwritten; it is loaded, and what was changed here stays changed", async () => {
  const { others, stored } = aSite();
  await show();
  fillForm({ Name: "Sinkor Homes", City: "Paynesville" });
  others({ ...siteDefaults, address: "Randall Street 7", city: "Buchanan" });
  await submitForm();
  await screen.findByText("Somebody else has saved newer settings");
  expect(toastText()).toContain("Settings were not saved");
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
  expect(stored().address).toBe("Randall Street 7");
  await press("Load the newer details");
  await waitFor(() => expect(screen.getAllByLabelText<HTMLInputElement>("Address")[0]?.value).toBe("Randall Street 7"));
  expect(screen.queryByText("Somebody else has saved newer settings")).toBeNull();
  await submitForm();
  await waitFor(() => expect(toastText()).toContain("Settings saved"));
  const merged = { name: "Sinkor Homes", address: "Randall Street 7", city: "Paynesville" };
  expect(stored()).toEqual({ ...siteDefaults, ...merged });
});

it("what is typed while the newer details come stays", async () => {
  const { others } = aSite();
  await show();
  fillForm({ Name: "Sinkor Homes" });
  others({ ...siteDefaults, city: "Buchanan" });
  await submitForm();
  fireEvent.click(await screen.findByRole("button", { name: "Load the newer details" }));
  fillForm({ Name: "Sinkor Homes and More" });
  await waitFor(() => expect(inputByLabel("City").value).toBe("Buchanan"));
  expect(inputByLabel("Name").value).toBe("Sinkor Homes and More");
});

it("what was typed is there again, and can be discarded", async () => {
  aSite();
  await show();
  fillForm({ Name: "Sinkor Homes" });
  await showAgain();
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
  expect(screen.getByText("Restored")).toBeTruthy();
  await press("Discard");
  expect(inputByLabel("Name").value).toBe(siteDefaults.name);
  await showAgain();
  expect(inputByLabel("Name").value).toBe(siteDefaults.name);
  expect(screen.queryByText("Restored")).toBeNull();
});

it("what was typed into details that are old by now says so before it is sent", async () => {
  const { others } = aSite();
  await show();
  fillForm({ Name: "Sinkor Homes" });
  others({ ...siteDefaults, city: "Buchanan" });
  await showAgain();
  await screen.findByText("Somebody else has saved newer settings");
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
});

it("what was saved is kept no longer", async () => {
  aSite();
  await show();
  fillForm({ Name: "Sinkor Homes" });
  await submitForm();
  await waitFor(() => expect(toastText()).toContain("Settings saved"));
  cleanup();
  expect(localStorage.getItem(key)).toBeNull();
});

it("a session that runs out leaves what was typed, logging out does not", async () => {
  aSite();
  await show();
  fillForm({ Name: "Sinkor Homes" });
  act(() => clearSession());
  cleanup();
  expect(localStorage.getItem(key)).toContain("Sinkor Homes");
  aSite();
  await show();
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
  act(endSession);
  cleanup();
  expect(localStorage.getItem(key)).toBeNull();
});

it("logging out in another tab leaves nothing of what was typed in this one", async () => {
  aSite();
  await show();
  fillForm({ Name: "Sinkor Homes" });
  await waitFor(() => expect(localStorage.getItem(key)).toContain("Sinkor Homes"));
  fillForm({ City: "Paynesville" });
  localStorage.clear();
  act(() => void dispatchEvent(new Event("storage")));
  cleanup();
  expect(Object.keys(localStorage)).toEqual([]);
});

it("a tab drops only the draft that is its own", async () => {
  aSite();
  const inAnotherTab = (name: string) => {
    const saved_at = null;
    const draft = { details: { ...siteDefaults, name }, opened: { site: siteDefaults, saved_at } };
    localStorage.setItem(key, JSON.stringify(draft));
  };
  await show();
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

it("what one super admin typed is not shown to another, and waits for them", async () => {
  aSite();
  await show();
  fillForm({ Name: "Sinkor Homes" });
  act(() => clearSession());
  cleanup();
  saveSession(buildSession({ ...currentAdmin, id: "5d2f3f0a-0000-4000-8000-00000000000f", role: "super_admin" }));
  await show();
  expect(inputByLabel("Name").value).toBe(siteDefaults.name);
  cleanup();
  saveSession(buildSession({ ...currentAdmin, role: "super_admin" }));
  await show();
  expect(inputByLabel("Name").value).toBe("Sinkor Homes");
});

it("leaving with changes is asked about first", async () => {
  aSite();
  const { address } = await show();
  fillForm({ Name: "Sinkor Homes" });
  fireEvent.click(screen.getByRole("link", { name: "Audit" }));
  await press("Keep editing");
  expect(address()).toBe("/admin/settings");
  fireEvent.click(screen.getByRole("link", { name: "Audit" }));
  await press("Leave and keep it on this phone");
  expect(address()).toBe("/admin/audit");
  expect(localStorage.getItem(key)).toContain("Sinkor Homes");
  await showAgain();
  fireEvent.click(screen.getByRole("link", { name: "Audit" }));
  await press("Discard and leave");
  expect(localStorage.getItem(key)).toBeNull();
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { rebaseSettings } from "#web/admin/features/site-settings/rebase-settings.ts";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { fillForm, inputByLabel, submitForm, toastText } from "../support/account-api.tsx";
import {
  chooseService,
  mockSettings,
  press,
  preview,
  renderSettings,
  resetSettings,
  visiblePhone,
} from "../support/settings-screen.tsx";

afterEach(resetSettings);

it("previews a change, sends all settings, and shows a service's contacts in place of the business's", async () => {
  const { calls, stored } = mockSettings(seededSite);
  await renderSettings();
  expect(preview()).toContain("Example team (not real)");
  await press("Add person");
  const person = within(document.getElementById("settings-section-team") ?? document.body);
  fireEvent.input(person.getByLabelText("Name"), { target: { value: "Hawa Kollie" } });
  fireEvent.input(person.getByLabelText("Position"), { target: { value: "Owner" } });
  expect(preview()).toContain("Hawa KollieOwner");
  expect(preview()).not.toContain("Example team");
  expect(preview()).toContain("Happy Clients");
  chooseService("real-estate");
  expect(preview()).toContain("Happy Clients");
  chooseService("janitorial");
  expect(preview()).not.toContain("Happy Clients");

  chooseService("health");
  await press("Use separate contacts");
  fillForm({ Phone: "+231 88 000 0000" });
  expect(preview()).toContain(`+231 88 000 0000WhatsApp ${siteDefaults.whatsapp}`);
  expect(visiblePhone()).toBe(siteDefaults.phone);
  await submitForm();
  await waitFor(() => expect(visiblePhone()).toBe("+231 88 000 0000"));
  expect(toastText()).toContain("Settings saved");
  const services = { health: { phone: "+231 88 000 0000", whatsapp: null, email: null, claims: [] } };
  const [member] = stored().team;
  expect(member).toMatchObject({ name: "Hawa Kollie" });
  const { body } = calls.find(({ call }) => call === "PUT /site") ?? {};
  expect(body).toEqual({ ...seededSite, team: [member], services, saved_at: null });
});

it("does not overwrite newer settings, and applies the user's changes to them once loaded", async () => {
  const { saveAsOther, stored } = mockSettings();
  await renderSettings();
  fillForm({ Name: "Sinkor Homes", City: "Paynesville" });
  saveAsOther({ ...siteDefaults, address: "Randall Street 7", city: "Buchanan" });
  await submitForm();
  await screen.findByText("Someone else has saved newer settings");
  expect(toastText()).toContain("Settings were not saved");
  expect([inputByLabel("Name").value, stored().address]).toEqual(["Sinkor Homes", "Randall Street 7"]);
  fireEvent.click(screen.getByText("Load the newer settings"));
  // Typed while they load.
  fillForm({ Name: "Sinkor Homes and More" });
  await waitFor(() => expect(screen.queryByText("Someone else has saved newer settings")).toBeNull());
  expect(inputByLabel("Name").value).toBe("Sinkor Homes and More");
  await submitForm();
  await waitFor(() => expect(toastText()).toContain("Settings saved"));
  const merged = { name: "Sinkor Homes and More", address: "Randall Street 7", city: "Paynesville" };
  expect(stored()).toEqual({ ...siteDefaults, ...merged });
});

it("applies edits property by property, but replaces an edited list", () => {
  const opened = { a: "1", b: { c: "1", d: "1" }, list: ["x"], other: ["x"] };
  const edited = { ...opened, b: { c: "edited", d: "1" }, list: ["x", "edited"] };
  const newer = { a: "newer", b: { c: "newer", d: "newer" }, list: ["newer"], other: ["newer"] };
  expect(rebaseSettings(edited, opened, newer)).toEqual({
    a: "newer",
    b: { c: "edited", d: "newer" },
    list: ["x", "edited"],
    other: ["newer"],
  });
});

it("shows visitors neither sample claims nor sample contacts until the owner confirms or changes them", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  expect(preview()).toContain("No phone numberNo WhatsApp numberNo email");
  expect(preview()).not.toContain("500+");
  for (const label of ["Show the example contacts", "Show these figures", "Show the ratings of doctors and courses"])
    fireEvent.click(inputByLabel(label));
  expect(preview()).toContain(siteDefaults.phone);
  expect(preview()).toContain("500+");
  await submitForm();
  const shown = { claims: true, ratings: true, sample_team: false, sample_contacts: true, answer_time: false };
  await waitFor(() => expect(stored().shown).toEqual(shown));
});

it("shows claims as soon as the owner changes them, unless the owner hides them", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  const figures = () => inputByLabel("Show these figures");
  expect(figures().checked).toBe(false);
  await press("Remove figure 4");
  expect(figures().checked).toBe(true);
  expect(preview()).toContain("500+");
  await submitForm();
  await waitFor(() => expect(stored().shown.claims).toBeNull());
  fireEvent.click(figures());
  expect(preview()).not.toContain("500+");
  await submitForm();
  await waitFor(() => expect(stored().shown.claims).toBe(false));
});

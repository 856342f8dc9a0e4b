import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
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
  chooseService("health");
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
  expect(preview()).toContain("Example team (not real)");
  await press("Add person");
  const person = within(screen.getByRole("group", { name: "Team shown to visitors" }));
  fireEvent.input(person.getByLabelText("Name"), { target: { value: "Hawa Kollie" } });
  fireEvent.input(person.getByLabelText("Position"), { target: { value: "Owner" } });
  expect(preview()).toContain("Hawa KollieOwner");
  expect(preview()).not.toContain("Example team");
  expect(preview()).toContain("Happy Clients");
  chooseService("real-estate");
  expect(preview()).toContain("Happy Clients");
  chooseService("janitorial");
  expect(preview()).not.toContain("Happy Clients");
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

it("shows visitors neither sample claims nor sample contacts until the owner confirms them", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  expect(preview()).toContain("No phone numberNo WhatsApp numberNo email");
  expect(preview()).not.toContain("500+");
  for (const label of ["Show the example contacts", "Show these figures", "Show the ratings of doctors and courses"])
    fireEvent.click(inputByLabel(label));
  expect(preview()).toContain(siteDefaults.phone);
  expect(preview()).toContain("500+");
  await submitForm();
  await waitFor(() =>
    expect(stored().shown).toEqual({
      claims: true,
      ratings: true,
      sample_team: false,
      sample_contacts: true,
      answer_time: false,
    }),
  );
});

it("shows claims as soon as the owner changes them, unless the owner hides them", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  expect(inputByLabel("Show these figures").checked).toBe(false);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Remove figure 4" })));
  expect(inputByLabel("Show these figures").checked).toBe(true);
  expect(preview()).toContain("500+");
  await submitForm();
  await waitFor(() => expect(stored().shown.claims).toBeNull());
  fireEvent.click(inputByLabel("Show these figures"));
  expect(preview()).not.toContain("500+");
  await submitForm();
  await waitFor(() => expect(stored().shown.claims).toBe(false));
});

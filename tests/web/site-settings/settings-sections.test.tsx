import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fillForm, inputByLabel, submitForm, toastText } from "../support/account-api.tsx";
import {
  chooseOwnText,
  chooseService,
  invalidIds,
  mockSettings,
  press,
  renderSettings,
  resetSettings,
} from "../support/settings-screen.tsx";

afterEach(resetSettings);

it("shows a problem at its field in a list and focuses the field", async () => {
  mockSettings();
  await renderSettings();
  chooseOwnText();
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
  chooseService("health");
  await press("Use separate contacts");
  await press("Add figure");
  fillForm({ Email: "health", Figure: "12" });
  chooseService("");
  await submitForm();
  await waitFor(() =>
    expect(invalidIds()).toEqual(["settings-services-health-email", "settings-services-health-claims-0-label"]),
  );
  expect(document.activeElement?.id).toBe("settings-services-health-email");
  chooseService("");
  expect(screen.getByRole("option", { name: "Health (needs fixing)" })).toBeTruthy();
  expect(invalidIds()).toEqual([]);
});

it("removes the problem together with the list entry", async () => {
  mockSettings();
  await renderSettings();
  chooseOwnText();
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
  chooseService("health");
  await press("Use separate contacts");
  chooseService("");
  fillForm({ Name: "Sinkor Homes" });
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  const isEnabled = (name: string | RegExp) =>
    screen
      .getAllByRole<HTMLButtonElement>("button", { name })
      .some((button) => button.getAttribute("aria-disabled") !== "true");
  expect(screen.getByText("Saving...")).toBeTruthy();
  expect([isEnabled(/^Remove /), isEnabled(/^Add /)]).toEqual([false, false]);
  chooseService("health");
  expect(isEnabled("Use the business contacts")).toBe(false);
  chooseService("janitorial");
  expect(isEnabled("Use separate contacts")).toBe(false);
  await waitFor(() => expect(isEnabled("Use separate contacts")).toBe(true));
  expect(toastText()).toContain("Settings saved");
});

it("names the sections that are changed or need fixing, and leads to the field", async () => {
  mockSettings();
  await renderSettings();
  const link = (name: string) => within(screen.getByRole("navigation")).getByRole("link", { name });
  expect(screen.getByText("Everything is saved")).toBeTruthy();
  fillForm({ City: "" });
  expect(link("The business Changed")).toBeTruthy();
  await submitForm();
  await waitFor(() => expect(link("The business Needs fixing")).toBeTruthy());
  inputByLabel("Name").focus();
  await press("The business");
  expect(document.activeElement).toBe(inputByLabel("City"));
});

it("folds the sections on a phone, and opens one with a problem", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      ({ ...new EventTarget(), media, matches: false, addEventListener() {}, removeEventListener() {} }) as never,
  );
  mockSettings();
  await renderSettings();
  const toggle = (name: RegExp) => screen.getByRole("button", { name, expanded: undefined });
  const isOpen = (name: RegExp) => toggle(name).getAttribute("aria-expanded");
  expect(isOpen(/^Opening times/)).toBe("false");
  expect(toggle(/^Opening times/).textContent).toContain("Monday to Friday 8:00 – 18:00, Saturday 9:00 – 14:00");
  fireEvent.click(toggle(/^Opening times/));
  expect(isOpen(/^Opening times/)).toBe("true");
  fillForm({ City: "" });
  expect(isOpen(/^The business/)).toBe("false");
  await submitForm();
  await waitFor(() => expect(document.activeElement).toBe(inputByLabel("City")));
  expect(screen.getAllByRole("button", { name: /^The business/ })[0]?.getAttribute("aria-expanded")).toBe("true");
  vi.restoreAllMocks();
});

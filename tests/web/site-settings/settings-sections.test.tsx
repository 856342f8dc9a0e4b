import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fillForm, inputByLabel, submitForm, toastText } from "../support/account-api.tsx";
import {
  chooseService,
  invalidIds,
  mockSettings,
  press,
  renderSettings,
  resetSettings,
} from "../support/settings-screen.tsx";

afterEach(async () => {
  vi.restoreAllMocks();
  await resetSettings();
});

it("shows problems at their fields, in their section and service, until they are solved", async () => {
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
  fillForm({ City: "Monrovia" });

  await press("Add link");
  const label = document.getElementById("settings-social-0-label");
  fireEvent.input(document.getElementById("settings-social-0-url") as HTMLElement, {
    target: { value: "https://facebook.example" },
  });
  await submitForm();
  await waitFor(() => expect(document.activeElement).toBe(label));
  expect(invalidIds()).toEqual(["settings-social-0-label"]);
  const message = document.getElementById(label?.getAttribute("aria-describedby") ?? "");
  expect(message?.textContent).toContain("Label is required");
  expect(toastText()).toContain("Label is required");
  await press("Remove link 1");
  expect(invalidIds()).toEqual([]);

  chooseService("health");
  await press("Use separate contacts");
  await press("Add figure");
  fillForm({ Email: "health", Figure: "12" });
  chooseService("");
  await submitForm();
  const ids = ["settings-services-health-email", "settings-services-health-claims-0-label"];
  await waitFor(() => expect(invalidIds()).toEqual(ids));
  expect(document.activeElement?.id).toBe(ids[0]);
  chooseService("");
  expect(within(inputByLabel("Settings for")).getByText("Health (needs fixing)")).toBeTruthy();
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
  const isEnabled = (name: RegExp) =>
    [...document.querySelectorAll("button")]
      .filter((button) => name.test(button.getAttribute("aria-label") ?? button.textContent))
      .map((button) => button.getAttribute("aria-disabled") !== "true");
  expect(screen.getByText("Saving...")).toBeTruthy();
  expect([new Set(isEnabled(/^Remove /)), new Set(isEnabled(/^Add /))]).toEqual([new Set([false]), new Set([false])]);
  chooseService("health");
  expect(isEnabled(/^Use the business contacts$/)).toEqual([false]);
  chooseService("janitorial");
  expect(isEnabled(/^Use separate contacts$/)).toEqual([false]);
  await waitFor(() => expect(isEnabled(/^Use separate contacts$/)).toEqual([true]));
  expect(toastText()).toContain("Settings saved");
});

it("folds the sections on a phone, and opens one with a problem", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      ({ ...new EventTarget(), media, matches: false, addEventListener() {}, removeEventListener() {} }) as never,
  );
  mockSettings();
  await renderSettings();
  const toggle = (name: string) =>
    [...document.querySelectorAll("button.fold")].find(({ textContent }) => textContent.startsWith(name));
  const isOpen = (name: string) => toggle(name)?.getAttribute("aria-expanded");
  expect(isOpen("Opening times")).toBe("false");
  expect(toggle("Opening times")?.textContent).toContain(
    "Monday to Friday 8:00\u00a0–\u2060\u00a018:00, Saturday 9:00\u00a0–\u2060\u00a014:00",
  );
  fireEvent.click(toggle("Opening times") as Element);
  expect(isOpen("Opening times")).toBe("true");
  fillForm({ City: "" });
  expect(isOpen("The business")).toBe("false");
  await submitForm();
  await waitFor(() => expect(document.activeElement).toBe(inputByLabel("City")));
  expect(isOpen("The business")).toBe("true");
});

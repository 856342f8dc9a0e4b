import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ExchangeRate } from "#contract/site/exchange-rate.ts";
import { type SiteDetails, siteDefaults } from "#contract/site/site-details.ts";
import { inputByLabel, submitForm, toastText } from "../support/account-api.tsx";
import { press, renderStoredSettings, resetSettings } from "../support/settings-screen.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T09:00:00Z") }));
afterEach(async () => {
  vi.useRealTimers();
  await resetSettings();
});

/** Dates a new rate, as the server does. */
const dateRate = ({ exchange_rate, ...details }: SiteDetails): SiteDetails => ({
  ...details,
  exchange_rate: exchange_rate && { ...exchange_rate, set_on: exchange_rate.set_on || "2026-11-24" },
});

/** Renders the settings with a stored rate. */
const renderRate = (exchange_rate: ExchangeRate | null) =>
  renderStoredSettings({ ...siteDefaults, exchange_rate }, dateRate);

const field = () => inputByLabel("L$ per US$ 1");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const section = () => screen.getByRole("group", { name: "Prices in Liberian dollars" }).textContent ?? "";
const confirmButton = () => screen.queryByRole("button", { name: "Rate is still right today" });

it("saves a first rate, which gets the server's day", async () => {
  const { stored } = await renderRate(null);
  expect(field().value).toBe("");
  expect(section()).not.toContain("Last set");
  type("190.");
  expect(field().value).toBe("190.");
  type("190.5");
  expect(section()).toContain("It gets today's date when you save.");
  await submitForm();
  await waitFor(() => expect(section()).toContain("Last set on 24 November 2026, today."));
  expect(stored().exchange_rate).toEqual({ lrd_per_usd: 190.5, set_on: "2026-11-24" });
  expect(confirmButton()).toBeNull();
});

it("asks about a rate that may mean two things, and reads a decimal comma", async () => {
  const { stored } = await renderRate(null);
  type("1.900");
  expect(section()).toContain("Do you mean 1,900?");
  await press("Use 1,900");
  expect(field().value).toBe("1900");
  type("190,50");
  expect(section()).toContain("= 190.5");
  await submitForm();
  await waitFor(() => expect(stored().exchange_rate).toEqual({ lrd_per_usd: 190.5, set_on: "2026-11-24" }));
});

it("says when the rate was set, without a warning for seven days", async () => {
  await renderRate({ lrd_per_usd: 190, set_on: "2026-11-17" });
  expect(field().value).toBe("190");
  expect(section()).toContain("Last set on 17 November 2026.");
  expect(section()).not.toContain("old");
});

it("warns of a rate older than seven days, and renews its day with one press", async () => {
  const { stored, saves } = await renderRate({ lrd_per_usd: 190, set_on: "2026-11-12" });
  expect(section()).toContain("This rate is 12 days old");
  expect(section()).toContain("Last set on 12 November 2026.");
  await press("Rate is still right today");
  await waitFor(() => expect(section()).toContain("Last set on 24 November 2026, today."));
  expect([stored().exchange_rate, saves()]).toEqual([{ lrd_per_usd: 190, set_on: "2026-11-24" }, 1]);
  expect(toastText()).toContain("Settings saved");
});

it("keeps the day when other settings are saved, and when the same rate is typed again", async () => {
  const { stored } = await renderRate({ lrd_per_usd: 190, set_on: "2026-11-20" });
  type("191");
  type("190.0");
  expect(field().value).toBe("190.0");
  fireEvent.input(inputByLabel("Name"), { target: { value: "Sinkor Homes" } });
  await submitForm();
  await waitFor(() => expect(stored().name).toBe("Sinkor Homes"));
  expect(stored().exchange_rate).toEqual({ lrd_per_usd: 190, set_on: "2026-11-20" });
});

it("renews the day together with other changes only when they are saved", async () => {
  const { stored, saves } = await renderRate({ lrd_per_usd: 190, set_on: "2026-11-20" });
  fireEvent.input(inputByLabel("Name"), { target: { value: "Sinkor Homes" } });
  await press("Rate is still right today");
  expect(saves()).toBe(0);
  expect(section()).toContain("It gets today's date when you save.");
  await submitForm();
  await waitFor(() => expect(stored().exchange_rate?.set_on).toBe("2026-11-24"));
});

it("switches the prices off when the field is emptied, and puts the rate back when changes are discarded", async () => {
  const { stored } = await renderRate({ lrd_per_usd: 190, set_on: "2026-11-20" });
  type("");
  await press("Discard changes");
  expect(field().value).toBe("190");
  type("");
  await submitForm();
  await waitFor(() => expect(stored().exchange_rate).toBeNull());
});

it.each([
  ["0.5", "At least 1"],
  ["10001", "At most 10,000"],
  ["190.123", "At most two decimals"],
  ["190 LD", "Must be a number"],
])("rejects %s, names the field and saves nothing", async (text, message) => {
  const { saves } = await renderRate({ lrd_per_usd: 190, set_on: "2026-11-20" });
  type(text);
  await submitForm();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().value).toBe(text);
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toContain(message);
  expect(saves()).toBe(0);
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DataPrice } from "#contract/site/data-price.ts";
import { type SiteDetails, siteDefaults } from "#contract/site/site-details.ts";
import { inputByLabel, submitForm } from "../support/account-api.tsx";
import { renderStoredSettings, resetSettings } from "../support/settings-screen.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T09:00:00Z") }));
afterEach(async () => {
  vi.useRealTimers();
  await resetSettings();
});

/** Dates a new price, as the server does. */
const datePrice = ({ data_price, ...details }: SiteDetails): SiteDetails => ({
  ...details,
  data_price: data_price && { ...data_price, set_on: data_price.set_on || "2026-11-24" },
});

/** Renders the settings with a stored price. */
const renderPrice = (data_price: DataPrice | null) => renderStoredSettings({ ...siteDefaults, data_price }, datePrice);

const field = () => inputByLabel("US$ per GB");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const section = () => screen.getByRole("group", { name: "Price of mobile data" }).textContent ?? "";

it("saves a first price, which gets the server's day", async () => {
  const { stored } = await renderPrice(null);
  expect(field().value).toBe("");
  expect(section()).not.toContain("Set on");
  type("4.5");
  expect(section()).toContain("It gets today's date when you save.");
  await submitForm();
  await waitFor(() => expect(section()).toContain("Set on 24 November 2026."));
  expect(stored().data_price).toEqual({ usd_per_gb: 4.5, set_on: "2026-11-24" });
});

it("keeps the day when other settings are saved, and when the same price is typed again", async () => {
  const { stored } = await renderPrice({ usd_per_gb: 4.5, set_on: "2026-11-20" });
  expect(section()).toContain("Set on 20 November 2026.");
  type("5");
  expect(section()).toContain("It gets today's date when you save.");
  type("4.50");
  fireEvent.input(inputByLabel("Name"), { target: { value: "Sinkor Homes" } });
  await submitForm();
  await waitFor(() => expect(stored().name).toBe("Sinkor Homes"));
  expect(stored().data_price).toEqual({ usd_per_gb: 4.5, set_on: "2026-11-20" });
});

it("removes the price when the field is emptied", async () => {
  const { stored } = await renderPrice({ usd_per_gb: 4.5, set_on: "2026-11-20" });
  type("");
  await submitForm();
  await waitFor(() => expect(stored().data_price).toBeNull());
});

it.each([
  ["0.001", "At least 0.01"],
  ["1001", "At most 1,000"],
  ["4.5055", "At most two decimals"],
  ["4 dollars", "Must be a number"],
])("rejects %s, names the field and saves nothing", async (text, message) => {
  const { saves } = await renderPrice({ usd_per_gb: 4.5, set_on: "2026-11-20" });
  type(text);
  await submitForm();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().value).toBe(text);
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toContain(message);
  expect(saves()).toBe(0);
});

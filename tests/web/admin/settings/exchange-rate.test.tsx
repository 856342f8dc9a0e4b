import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { mutate } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ExchangeRate } from "#contract/site/exchange-rate.ts";
import { type SiteResponse, siteDefaults } from "#contract/site/site-details.ts";
import { siteUpdateSchema } from "#contract/site/site-details-schema.ts";
import { SettingsPage } from "#web/features/admin/settings/settings-page.tsx";
import { siteKey } from "#web/lib/page/site-context.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { validationProblems } from "#worker/http/validation-problems.ts";
import { inputByLabel, renderAt, resetBrowser, submitForm, toastText } from "../../support/account-api.tsx";
import { mockSignedInApi } from "../../support/admin-api.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T09:00:00Z") }));
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  act(clearToast);
  resetBrowser();
  await mutate(siteKey, undefined, { revalidate: false });
});

/** Renders the settings with a stored rate. The mocked server sets the day of each rate that is saved. */
async function renderSettings(exchange_rate: ExchangeRate | null) {
  let stored: SiteResponse = { data: { site: { ...siteDefaults, exchange_rate }, saved_at: null } };
  const calls = mockSignedInApi(({ call, body }) => {
    if (call.startsWith("GET /site")) return [200, stored];
    if (call !== "PUT /site") return undefined;
    const parsed = siteUpdateSchema().safeParse(body);
    if (!parsed.success) return [422, { detail: validationProblems("body", parsed.error.issues) }];
    const { saved_at: _, ...site } = parsed.data;
    const rate = site.exchange_rate && { ...site.exchange_rate, set_on: site.exchange_rate.set_on || "2026-11-24" };
    stored = { data: { site: { ...site, exchange_rate: rate }, saved_at: "2026-11-24T09:00:00.000Z" } };
    return [200, stored];
  }, "super_admin");
  await renderAt(<SettingsPage />, "/admin/settings");
  await screen.findByLabelText("Settings for");
  return { stored: () => stored.data.site, saves: () => calls.filter(({ call }) => call === "PUT /site").length };
}

const field = () => inputByLabel("L$ per US$ 1");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const section = () => screen.getByRole("group", { name: "Prices in Liberian dollars" }).textContent ?? "";
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const confirmButton = () => screen.queryByRole("button", { name: "Rate is still right today" });

it("saves a first rate, which gets the server's day", async () => {
  const { stored } = await renderSettings(null);
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

it("says when the rate was set, without a warning for seven days", async () => {
  await renderSettings({ lrd_per_usd: 190, set_on: "2026-11-17" });
  expect(field().value).toBe("190");
  expect(section()).toContain("Last set on 17 November 2026.");
  expect(section()).not.toContain("old");
});

it("warns of a rate older than seven days, and renews its day with one press", async () => {
  const { stored, saves } = await renderSettings({ lrd_per_usd: 190, set_on: "2026-11-12" });
  expect(section()).toContain("This rate is 12 days old");
  expect(section()).toContain("Last set on 12 November 2026.");
  await press("Rate is still right today");
  await waitFor(() => expect(section()).toContain("Last set on 24 November 2026, today."));
  expect([stored().exchange_rate, saves()]).toEqual([{ lrd_per_usd: 190, set_on: "2026-11-24" }, 1]);
  expect(toastText()).toContain("Settings saved");
});

it("keeps the day when other settings are saved, and when the same rate is typed again", async () => {
  const { stored } = await renderSettings({ lrd_per_usd: 190, set_on: "2026-11-20" });
  type("191");
  type("190.0");
  expect(field().value).toBe("190.0");
  fireEvent.input(inputByLabel("Name"), { target: { value: "Sinkor Homes" } });
  await submitForm();
  await waitFor(() => expect(stored().name).toBe("Sinkor Homes"));
  expect(stored().exchange_rate).toEqual({ lrd_per_usd: 190, set_on: "2026-11-20" });
});

it("renews the day together with other changes only when they are saved", async () => {
  const { stored, saves } = await renderSettings({ lrd_per_usd: 190, set_on: "2026-11-20" });
  fireEvent.input(inputByLabel("Name"), { target: { value: "Sinkor Homes" } });
  await press("Rate is still right today");
  expect(saves()).toBe(0);
  expect(section()).toContain("It gets today's date when you save.");
  await submitForm();
  await waitFor(() => expect(stored().exchange_rate?.set_on).toBe("2026-11-24"));
});

it("switches the prices off when the field is emptied, and puts the rate back when changes are discarded", async () => {
  const { stored } = await renderSettings({ lrd_per_usd: 190, set_on: "2026-11-20" });
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
  const { saves } = await renderSettings({ lrd_per_usd: 190, set_on: "2026-11-20" });
  type(text);
  await submitForm();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().value).toBe(text);
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toContain(message);
  expect(saves()).toBe(0);
});

import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type SiteDetails, siteDefaults } from "#contract/site/site-details.ts";
import { fillForm, inputByLabel, submitForm, toastText } from "../support/account-api.tsx";
import { press, renderStoredSettings, resetSettings } from "../support/settings-screen.tsx";

const stopClock = () => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T09:00:00Z") });
beforeEach(stopClock);
afterEach(resetSettings);

/** Dates a new rate and a new price, as the server does. */
function dateNumbers({ exchange_rate: rate, data_price: price, ...details }: SiteDetails): SiteDetails {
  const date = <Dated extends { set_on: string }>(dated: Dated) => ({
    ...dated,
    set_on: dated.set_on || new Date().toISOString().slice(0, 10),
  });
  return { ...details, exchange_rate: rate && date(rate), data_price: price && date(price) };
}

const renderNumbers = (rate?: string, price?: string) =>
  renderStoredSettings(
    {
      ...siteDefaults,
      exchange_rate: rate ? { lrd_per_usd: 190, set_on: rate } : null,
      data_price: price ? { usd_per_gb: 4.5, set_on: price } : null,
    },
    dateNumbers,
  );

/** The field of a number and the text of its section. */
const setting = (label: string) => ({
  value: () => inputByLabel(label).value,
  type: (value: string) => void fireEvent.change(inputByLabel(label), { target: { value } }),
  text: () => inputByLabel(label).closest("fieldset")?.textContent ?? "",
});
const rate = setting("L$ per US$ 1");
const price = setting("US$ per GB");
const dated = "It gets today's date when you save.";
const confirmation = "Rate is still right today";

it("dates a first rate and price on saving, and asks about a number that may mean two things", async () => {
  const { stored } = await renderNumbers();
  expect([rate.value(), price.value()]).toEqual(["", ""]);
  expect(rate.text() + price.text()).not.toMatch(/[Ss]et on/);
  rate.type("1.900");
  expect(rate.text()).toContain("Do you mean 1,900?");
  await press("Use 1,900");
  expect(rate.value()).toBe("1900");
  rate.type("190.");
  expect(rate.value()).toBe("190.");
  rate.type("190,50");
  expect(rate.text()).toContain("= 190.5");
  price.type("4.5");
  expect([rate.text().includes(dated), price.text().includes(dated)]).toEqual([true, true]);
  await submitForm();
  await waitFor(() => expect(rate.text()).toContain("Last set on 24 November 2026, today."));
  expect(price.text()).toContain("Set on 24 November 2026.");
  expect(stored()).toMatchObject({
    exchange_rate: { lrd_per_usd: 190.5, set_on: "2026-11-24" },
    data_price: { usd_per_gb: 4.5, set_on: "2026-11-24" },
  });
  expect(rate.text()).not.toContain(confirmation);
});

it("keeps the day of the same number, and renews it with other changes only when they are saved", async () => {
  const { stored, saves } = await renderNumbers("2026-11-20", "2026-11-20");
  expect(price.text()).toContain("Set on 20 November 2026.");
  price.type("5");
  expect(price.text()).toContain(dated);
  price.type("4.50");
  rate.type("191");
  rate.type("190.0");
  expect(rate.value()).toBe("190.0");
  fillForm({ Name: "Sinkor Homes" });
  await submitForm();
  await waitFor(() => expect(stored().name).toBe("Sinkor Homes"));
  expect([stored().exchange_rate?.set_on, stored().data_price?.set_on]).toEqual(["2026-11-20", "2026-11-20"]);

  fillForm({ Name: "Mamba Homes" });
  await press(confirmation);
  expect([saves(), rate.text().includes(dated)]).toEqual([1, true]);
  await submitForm();
  await waitFor(() => expect(stored().exchange_rate?.set_on).toBe("2026-11-24"));

  rate.type("");
  await press("Discard changes");
  expect(rate.value()).toBe("190");
  rate.type("");
  price.type("");
  await submitForm();
  await waitFor(() => expect([stored().exchange_rate, stored().data_price]).toEqual([null, null]));
});

it("warns of a rate older than seven days, and renews its day with one press", async () => {
  await renderNumbers("2026-11-17");
  expect(rate.text()).toContain("Last set on 17 November 2026.");
  expect(rate.text()).not.toContain("old");
  await resetSettings();
  stopClock();
  const { stored, saves } = await renderNumbers("2026-11-16");
  expect(rate.text()).toContain("This rate is 8 days old");
  await press(confirmation);
  await waitFor(() => expect(rate.text()).toContain("Last set on 24 November 2026, today."));
  expect([stored().exchange_rate, saves()]).toEqual([{ lrd_per_usd: 190, set_on: "2026-11-24" }, 1]);
  expect(toastText()).toContain("Settings saved");
});

it("rejects a number that is out of range or no number, names the field and saves nothing", async () => {
  const { saves } = await renderNumbers("2026-11-20", "2026-11-20");
  for (const [label, typed, message] of [
    ["US$ per GB", "4.5055", "At most two decimals"],
    ["US$ per GB", "4 dollars", "Must be a number"],
    ["L$ per US$ 1", "0.5", "At least 1"],
    ["L$ per US$ 1", "190 LD", "Must be a number"],
  ] as const) {
    const field = inputByLabel(label);
    setting(label).type(typed);
    await submitForm();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe(typed);
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain(message);
    field.blur();
  }
  expect(saves()).toBe(0);
});

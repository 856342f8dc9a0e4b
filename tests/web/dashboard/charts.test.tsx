import { readFileSync } from "node:fs";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import { type EnquiryService, enquiryServiceLabel, enquiryServices } from "#contract/services/services.ts";
import { Charts } from "#web/admin/features/dashboard/charts.tsx";
import { seriesColor } from "#web/admin/ui/chart/series-swatch.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { buildStats, mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

async function showCharts(overrides: Partial<Stats> = {}) {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats(overrides)] : undefined));
  await renderAt(<Charts />, "/admin");
  await screen.findByRole("heading", { name: "Top listings" });
}

const chart = (name: string) => screen.getByRole("figure", { name });
const openChart = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const bars = (name: string, series: number) => [...chart(name).querySelectorAll(`.visx-bar.${seriesColor(series)}`)];
const heightOf = (bar: Element | undefined) => Math.round(Number(bar?.getAttribute("height")));
const buildListing = (title: string, views: number, calls = 0, whatsapp = 0) => ({
  ...{ uuid: crypto.randomUUID(), reference: "MH-1", title, kind: "buy" as const },
  ...{ views, calls, whatsapp, shares: 0 },
});

it("shows one chart at a time, with its numbers in a table and whole numbers on its scale", async () => {
  await showCharts();
  const table = await screen.findByRole("table", { name: "Enquiries", hidden: true });
  const [head, first] = [...table.querySelectorAll("tr")].map((row) => [...row.children].map((one) => one.textContent));
  expect(head).toEqual(["Day", ...enquiryServices.map(enquiryServiceLabel)]);
  const counts: Partial<Record<EnquiryService, string>> = { "real-estate": "2", health: "1" };
  expect(first).toEqual(["Nov 19", ...enquiryServices.map((slug) => counts[slug] ?? "0")]);
  // One bar for all enquiries of a day.
  expect(bars("Enquiries", 1).map(heightOf)).toEqual([268, 89]);
  expect(bars("Enquiries", 2)).toEqual([]);
  for (const name of ["Calls and WhatsApp", "Listing views", "Enquiries", "New listings"]) {
    openChart(name);
    expect(screen.getAllByRole("figure")).toEqual([chart(name)]);
    expect(screen.getByRole("button", { name, pressed: true })).toBeTruthy();
  }
  const axis = chart("New listings").querySelector(".visx-axis-left");
  expect([...(axis?.querySelectorAll("text") ?? [])].map(({ textContent }) => textContent)).toEqual(["0", "1"]);
});

it("stacks the bars of a day in proportion to the counts", async () => {
  const [first, second] = buildStats().days.map((day) => ({ ...day, calls: 0, whatsapp: 0 }));
  if (!first || !second) throw new Error("The sample has two days");
  await showCharts({
    days: [
      { ...first, calls: 2, whatsapp: 1 },
      { ...second, calls: 1 },
    ],
  });
  openChart("Calls and WhatsApp");
  // The top of the scale is 3.
  const [calls, laterCalls] = bars("Calls and WhatsApp", 1);
  const [whatsapp] = bars("Calls and WhatsApp", 2);
  expect([heightOf(calls), heightOf(laterCalls), heightOf(whatsapp)]).toEqual([179, 89, 89]);
  expect(Number(whatsapp?.getAttribute("y")) + heightOf(whatsapp)).toBeCloseTo(Number(calls?.getAttribute("y")), 0);
});

it("shows the counts of the selected day, and the totals after blur", async () => {
  await showCharts();
  const enquiries = chart("Enquiries");
  const read = () => [...enquiries.querySelectorAll("figcaption, li")].map(({ textContent }) => textContent);
  const describe = (counts: Partial<Record<EnquiryService, number>>) =>
    enquiryServices.map((slug) => `${enquiryServiceLabel(slug)} ${counts[slug] ?? 0}`);
  const all = ["Enquiries4 in 2 days", ...describe({ "real-estate": 3, health: 1 })];
  expect(read()).toEqual(all);
  const days = within(enquiries).getByRole("slider", { name: "Enquiries by day" });
  fireEvent.focus(days);
  expect(read().slice(0, 2)).toEqual(["EnquiriesNov 20: 1", "Real estate 1"]);
  fireEvent.change(days, { target: { value: "0" } });
  expect(read().slice(0, 2)).toEqual(["EnquiriesNov 19: 3", "Real estate 2"]);
  expect(days.getAttribute("aria-valuetext")).toBe(`Nov 19: ${describe({ "real-estate": 2, health: 1 }).join(", ")}`);
  expect(enquiries.querySelector(".visx-bar.fill-sand2")).toBeTruthy();
  fireEvent.blur(days);
  expect(read()).toEqual(all);
});

it("has each colour of its own in the light and in the dark theme", () => {
  const styles = readFileSync("web/admin/ui/chart/bar-colors.css", "utf8");
  expect([1, 2, 3].map(seriesColor)).toEqual(["fill-ocean", "fill-bar2", "fill-bar3"]);
  for (const number of [2, 3]) {
    const values = [...styles.matchAll(new RegExp(`--color-bar${number}: #`, "g"))];
    expect(values, `--color-bar${number}`).toHaveLength(2);
  }
});

it("shows a sentence in place of an empty chart", async () => {
  const days = buildStats().days.map((day) => ({ ...day, calls: 0, whatsapp: 0 }));
  await showCharts({ days });
  openChart("Calls and WhatsApp");
  const contacts = chart("Calls and WhatsApp");
  expect(contacts.textContent).toContain("No calls or WhatsApp chats from listings in the last 30 days.");
  expect(contacts.querySelector("svg, input, table")).toBeNull();
});

it("shows ten top listings with bars relative to the most views", async () => {
  const listings = Array.from({ length: 10 }, (_, index) => buildListing(`Home ${index}`, 200 - index * 10));
  listings[1] = buildListing("Popular", 100, 30, 20);
  await showCharts({ top_listings: listings });
  const rows = within(screen.getByRole("region", { name: "Top listings" })).getAllByRole("listitem");
  expect(rows).toHaveLength(10);
  expect(rows[1]?.textContent).toContain("100 views, 30 calls, 20 WhatsApp");
  expect([...(rows[1]?.querySelectorAll("rect") ?? [])].map((bar) => bar.getAttribute("width"))).toEqual(["50%"]);
});

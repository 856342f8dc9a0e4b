import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import { type ServiceSlug, serviceSlugs, services } from "#contract/services/services.ts";
import { Charts } from "#web/features/admin/dashboard/charts.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { renderAt, resetBrowser } from "../../support/account-api.tsx";
import { buildStats, mockSignedInApi } from "../../support/admin-api.ts";

afterEach(() => {
  cleanup();
  act(clearToast);
  resetBrowser();
});

async function showCharts(overrides: Partial<Stats> = {}) {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats(overrides)] : undefined));
  await renderAt(<Charts />, "/admin");
  await screen.findByRole("heading", { name: "Top listings" });
}

const chart = (name: string) => screen.getByRole("figure", { name });
const bars = (name: string, series: number) => [...chart(name).querySelectorAll(`.day-chart-bars .series-${series}`)];
/** Returns the number of a service in the chart of enquiries, from 1. */
const seriesOf = (slug: ServiceSlug) => serviceSlugs.indexOf(slug) + 1;
const heightOf = (bar: Element | undefined) => Math.round(Number(bar?.getAttribute("height")));
const buildListing = (title: string, views: number, calls = 0, whatsapp = 0) => ({
  uuid: crypto.randomUUID(),
  reference: "MH-1",
  title,
  kind: "buy" as const,
  views,
  calls,
  whatsapp,
  shares: 0,
});

it("shows the numbers of each chart in a table too", async () => {
  await showCharts();
  const table = await screen.findByRole("table", { name: "Enquiries", hidden: true });
  const cells = within(table)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells[0]).toEqual(["Day", ...services.map(({ label }) => label)]);
  const counts: Partial<Record<ServiceSlug, string>> = { "real-estate": "2", health: "1" };
  expect(cells[1]).toEqual(["Nov 19", ...serviceSlugs.map((slug) => counts[slug] ?? "0")]);
});

it("stacks the bars of a day in proportion to the counts", async () => {
  await showCharts();
  // Real estate: 2 and 1, health: 1 on the first day; at the top of the scale is 3.
  const [first, second] = bars("Enquiries", seriesOf("real-estate"));
  const [health] = bars("Enquiries", seriesOf("health"));
  expect([heightOf(first), heightOf(second), heightOf(health)]).toEqual([91, 45, 45]);
  expect(Number(health?.getAttribute("y")) + heightOf(health)).toBeCloseTo(Number(first?.getAttribute("y")), 0);
  expect(bars("Enquiries", seriesOf("janitorial"))).toEqual([]);
});

it("labels the scale with whole numbers only", async () => {
  await showCharts();
  const axis = chart("New listings").querySelector(".visx-axis-left");
  expect([...(axis?.querySelectorAll("text") ?? [])].map(({ textContent }) => textContent)).toEqual(["0", "1"]);
});

it("shows the counts of the selected day, and the totals after blur", async () => {
  await showCharts();
  const enquiries = chart("Enquiries");
  const read = () => [...enquiries.querySelectorAll("figcaption, li")].map(({ textContent }) => textContent);
  const describe = (counts: Partial<Record<ServiceSlug, number>>) =>
    services.map(({ slug, label }) => `${label} ${counts[slug] ?? 0}`);
  const all = ["Enquiries4 in 2 days", ...describe({ "real-estate": 3, health: 1 })];
  expect(read()).toEqual(all);
  const days = within(enquiries).getByRole("slider", { name: "Enquiries by day" });
  fireEvent.focus(days);
  expect(read().slice(0, 2)).toEqual(["EnquiriesNov 20: 1", "Real estate 1"]);
  fireEvent.change(days, { target: { value: "0" } });
  expect(read().slice(0, 2)).toEqual(["EnquiriesNov 19: 3", "Real estate 2"]);
  expect(days.getAttribute("aria-valuetext")).toBe(`Nov 19: ${describe({ "real-estate": 2, health: 1 }).join(", ")}`);
  expect(enquiries.querySelector(".day-chart-highlight")).toBeTruthy();
  fireEvent.blur(days);
  expect(read()).toEqual(all);
});

it("has a colour for each service, in the light and in both dark themes", () => {
  const styles = readFileSync("web/styles/admin/charts.css", "utf8");
  const colors = [...styles.matchAll(/\.series-(\d+) \{\s+fill: var\(--bar\1\);/g)].map(([, number]) => number);
  expect(services.length).toBeLessThanOrEqual(colors.length);
  for (const number of colors) {
    const values = [...styles.matchAll(new RegExp(`--bar${number}: #`, "g"))];
    expect(values, `--bar${number}`).toHaveLength(3);
  }
});

it("shows a sentence in place of an empty chart", async () => {
  const days = buildStats().days.map((day) => ({ ...day, calls: 0, whatsapp: 0 }));
  await showCharts({ days });
  const contacts = chart("Calls and WhatsApp");
  expect(contacts.textContent).toContain("No calls or WhatsApp chats from listings in the last 30 days.");
  expect(contacts.querySelector("svg, input, table")).toBeNull();
});

it("shows ten top listings with bars relative to the highest count", async () => {
  const listings = Array.from({ length: 10 }, (_, index) => buildListing(`Home ${index}`, 200 - index * 10));
  listings[1] = buildListing("Popular", 100, 30, 20);
  await showCharts({ top_listings: listings });
  const rows = within(screen.getByRole("region", { name: "Top listings" })).getAllByRole("listitem");
  expect(rows).toHaveLength(10);
  expect(rows[1]?.textContent).toContain("100 views, 30 calls, 20 WhatsApp");
  expect([...(rows[1]?.querySelectorAll("rect") ?? [])].map((bar) => bar.getAttribute("width"))).toEqual([
    "50%",
    "25%",
  ]);
});

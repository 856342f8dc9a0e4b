import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { LabelledValue } from "#web/site/features/services/content/content-types.ts";
import { drivingChapters } from "#web/site/features/services/content/driving-chapters.ts";
import { drivingGuideSummary } from "#web/site/features/services/content/driving-guide-summary.ts";
import { janitorialChapters } from "#web/site/features/services/content/janitorial-chapters.ts";
import { janitorialGuideSummary } from "#web/site/features/services/content/janitorial-guide-summary.ts";
import { janitorialRates } from "#web/site/features/services/content/janitorial-services.ts";
import { GuideSummary } from "#web/site/features/services/sections/guide-summary.tsx";
import { About } from "#web/site/routes/about.tsx";
import { DrivingGuide } from "#web/site/routes/services/driving-guide.tsx";
import { Janitorial } from "#web/site/routes/services/janitorial.tsx";
import { JanitorialGuide } from "#web/site/routes/services/janitorial-guide.tsx";
import { RealEstate } from "#web/site/routes/services/real-estate.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { renderInApp } from "../support/property-fixtures.tsx";
import { loadLazyCode, waitForLazyContent } from "../support/service-items.ts";

beforeAll(loadLazyCode);
afterEach(resetScreen);

const amount = ([, value]: LabelledValue) => Number(value.replace(/[^\d]/g, ""));
const valuesOf = (chapters: typeof drivingChapters, id: string) => chapters.find((one) => one.id === id)?.values ?? [];

it.each([
  ["learners", valuesOf(drivingChapters, "learners"), 28_000],
  ["driving school costs", valuesOf(drivingChapters, "setup"), 11_200],
  ["cleaning business costs", valuesOf(janitorialChapters, "market"), 3000],
])("shows the sum of %s as the total", (_, values, total) => {
  const sum = values.slice(0, -1).reduce((total, value) => total + amount(value), 0);
  expect(sum).toBe(total);
  expect(amount(values.at(-1) ?? ["", "0"])).toBe(total);
});

it.each([
  [drivingGuideSummary, drivingChapters],
  [janitorialGuideSummary, janitorialChapters],
])("summarizes every chapter of the guide under its anchor and title (%#)", (summary, chapters) => {
  const names = (all: readonly { id: string; title: string }[]) => all.map(({ id, title }) => [id, title]);
  expect(names(summary)).toEqual(names(chapters));
});

it.each([
  [<DrivingGuide key="driving" />, "/driving-school/guide", drivingChapters, "/driving-school#enquiry"],
  [<JanitorialGuide key="janitorial" />, "/janitorial/guide", janitorialChapters, "/janitorial#contact"],
])(
  "the guide's contents link to its chapters, which start with a sentence, and its end to the form (%#)",
  (guide, path, chapters, formLink) => {
    const { container } = renderInApp(guide, { path });
    const anchors = [...container.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
    expect(anchors).toEqual(chapters.map(({ id }) => `${path}#${id}`));
    for (const { id, lead = "" } of chapters) {
      expect(lead).not.toBe("");
      expect(container.querySelector(`#${id} h2 + p`)?.textContent).toBe(lead);
    }
    expect(container.querySelector(".btn")?.getAttribute("href")).toBe(formLink);
  },
);

it("the janitorial page has what customers need before the market guide, whose chapters it links, and its anchors", async () => {
  const { container } = await waitForLazyContent(() => renderInApp(<Janitorial />, { path: "/janitorial" }));
  const headings = [...container.querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(headings).toEqual(["Usual rates in Monrovia", "What we clean", "How it works", "Get a quote", "Market guide"]);
  const rates = within(container.querySelector("[aria-labelledby=rates]") as HTMLElement);
  expect(rates.getByRole("link", { name: "Request a quote" }).getAttribute("href")).toBe("/janitorial#contact");
  for (const { id } of janitorialChapters)
    expect(container.querySelector(`#${id} a`)?.getAttribute("href")).toBe(`/janitorial/guide#${id}`);
  for (const id of ["public", "private", "growth", "industrial", "residential", "market", "contact"])
    expect(container.querySelector(`#${id}`), id).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Request a quote" })).toBeTruthy();
});

it("marks the six sample team cards with one notice and shows no contact links", () => {
  const { container } = renderInApp(<About />, { path: "/about" });
  const team = within(container.querySelector("[aria-labelledby=team]") as HTMLElement);
  expect(team.getAllByRole("listitem")).toHaveLength(6);
  expect(team.getAllByText("Sample")).toHaveLength(1);
  expect(team.getByText(/^These profiles are samples/)).toBeTruthy();
  expect(container.querySelectorAll("[aria-labelledby=team] a")).toHaveLength(0);
});

it("links from the real-estate page to homes for sale, homes for rent, its form for owners and all homes, and names each contact once", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const { container } = await waitForLazyContent(() => renderInApp(<RealEstate />, { path: "/real-estate" }));
  const heroLinks = [...container.querySelectorAll(".hero a")].map((link) => link.getAttribute("href"));
  expect(heroLinks).toEqual(["/buy", "/rent", "#enquiry"]);
  expect(screen.getByRole("link", { name: "View All" }).getAttribute("href")).toBe("/properties");
  expect(await screen.findByRole("button", { name: "Send enquiry" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /^Call / })).toHaveLength(1);
  expect(screen.getAllByRole("link", { name: "WhatsApp" })).toHaveLength(1);
});

it("names the address and the opening hours at the end of the about page, with the call and WhatsApp", () => {
  const { container } = renderInApp(<About />, { path: "/about" });
  const band = within(container.querySelector("[aria-labelledby=contact-call]") as HTMLElement);
  expect(band.getByText("Tubman Boulevard, Sinkor, Monrovia")).toBeTruthy();
  expect(band.getByText("Monday to Friday 8:00 – 18:00")).toBeTruthy();
  expect(band.getAllByRole("link").map((link) => link.textContent)).toEqual(["Call +231 77 000 0000", "WhatsApp"]);
});

it("draws the bars of parts on the scale of their total, and those of prices up to the highest, with the ends of the scale", () => {
  const { container } = renderInApp(<DrivingGuide />, { path: "/driving-school/guide" });
  const ends = (id: string) =>
    [...container.querySelectorAll(`#${id} rect`)].map(
      (bar) => Number.parseFloat(bar.getAttribute("x") ?? "") + Number.parseFloat(bar.getAttribute("width") ?? ""),
    );
  expect(Math.max(...ends("learners"))).toBe(50);
  expect(Math.max(...ends("prices"))).toBe(100);
  const scaleOf = (id: string) =>
    [...container.querySelectorAll(`#${id} dd[aria-hidden] span span`)].map(({ textContent }) => textContent);
  expect([scaleOf("prices"), scaleOf("setup")]).toEqual([["$0", "$350"], []]);
});

it("the guide of cleaning has the usual rates; the last of an odd number of values in two columns fills its row", () => {
  const lastRow = (container: Element, list: string) => container.querySelector(`${list} > :last-child`)?.classList;
  const { container } = renderInApp(<JanitorialGuide />, { path: "/janitorial/guide" });
  const market = within(container.querySelector("#market") as HTMLElement);
  expect(market.getByRole("heading", { level: 3, name: "Usual rates in Monrovia" })).toBeTruthy();
  for (const [label, value] of janitorialRates)
    expect(market.getByText(label).parentElement?.querySelector("dd")?.textContent).toBe(value);
  const { container: driving } = renderInApp(<DrivingGuide />, { path: "/driving-school/guide" });
  expect(janitorialRates.length % 2).toBe(1);
  expect(lastRow(container, "#market h3 + dl")).toContain("col-span-full");
  expect(lastRow(driving, "#licensing dl")).not.toContain("col-span-full");
});

it("the last of an odd number of summaries fills its row", () => {
  const rows = (chapters: typeof drivingGuideSummary) =>
    [...renderInApp(<GuideSummary chapters={chapters} path="/guide" />).container.querySelectorAll("li")].map(
      ({ classList }) => classList.contains("col-span-full"),
    );
  expect(rows(drivingGuideSummary)).toEqual([false, false, false, false, true]);
  expect(rows(janitorialGuideSummary)).not.toContain(true);
});

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Closing } from "#contract/admin/closings.ts";
import { ClosingsPage } from "#web/admin/features/closings/closings-page.tsx";
import { listMonths, toFigures } from "#web/admin/features/closings/group-closings.ts";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T12:00:00.000Z") }));
afterEach(resetScreen);

const owner = { id: "5d2f3f0a-0000-4000-8000-0000000000aa", name: "Ma Hawa" };
const closing = (fields: Partial<Closing>): Closing => ({
  ...{ uuid: crypto.randomUUID(), reference: "MH-1", title: "House", kind: "rent", area: "Sinkor", owner },
  ...{ closed_on: "2026-11-20", closed_price: null, days: 10, enquiries: 4, viewings: 1 },
  ...fields,
});
const closings = [
  closing({}),
  closing({ days: 40, viewings: 2, owner: null }),
  closing({ kind: "buy", area: null, closed_on: "2026-09-01", days: 90, enquiries: 5 }),
];

it("says in a sentence what all homes have in common, without a table and a chart", async () => {
  let list = [closing({}), closing({ kind: "buy", enquiries: 0, viewings: 0, owner })];
  mockSignedInApi(({ call }) => (call.startsWith("GET /stats/closings") ? [200, list] : undefined));
  await renderAt(<ClosingsPage />, "/admin/closings");
  await screen.findByText("1 let, 1 sold in November 2026, all in Sinkor, of Ma Hawa.");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("region", { name: "By month" })).toBeNull();
  cleanup();
  list = [closing({ owner: null, enquiries: 0, viewings: 0 })];
  await renderAt(<ClosingsPage />, "/admin/closings");
  await screen.findByText("1 let in November 2026, in Sinkor.");
  expect(screen.queryByText("Without an owner")).toBeNull();
  const figures = [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(figures).toEqual(["Homes: 1 let1", "Days on the market10"]);
});

it("lists the homes, the latest first, with the day and the price", async () => {
  const list = [
    closing({ title: "Blue flat", days: 0, closed_on: "2026-09-01", closed_price: 700 }),
    closing({ kind: "buy", area: "Airfield" }),
  ];
  mockSignedInApi(({ call }) => (call.startsWith("GET /stats/closings") ? [200, list] : undefined));
  await renderAt(<ClosingsPage />, "/admin/closings");
  const homes = within(await screen.findByRole("region", { name: "The homes" })).getAllByRole("listitem");
  expect(homes.map(({ textContent }) => textContent)).toEqual([
    "House MH-1 · AirfieldSold on 20 November 2026 after 10 days",
    "Blue flat MH-1 · SinkorLet on 1 September 2026 for $700/mo",
  ]);
});

it("leaves zeros out of the tables", async () => {
  const list = [closing({}), closing({ area: "Congo Town", days: 0, enquiries: 0, viewings: 0 })];
  mockSignedInApi(({ call }) => (call.startsWith("GET /stats/closings") ? [200, list] : undefined));
  await renderAt(<ClosingsPage />, "/admin/closings");
  const rows = within(await screen.findByRole("table", { name: "By area" })).getAllByRole("row");
  expect(rows[1]?.textContent).toBe("Congo Town1–––");
});

it("shows the numbers of a year by month, area and owner, and of another period", async () => {
  const calls = mockSignedInApi(({ call }) => (call.startsWith("GET /stats/closings") ? [200, closings] : undefined));
  await renderAt(<ClosingsPage />, "/admin/closings");
  const texts = (element: Element) => [...element.children].map(({ textContent }) => textContent);
  await waitFor(() => expect(document.querySelector("dl")).not.toBeNull());
  expect(texts(document.querySelector("dl") as Element)).toEqual([
    ...["Homes: 2 let, 1 sold3", "Days on the market40", "Enquiries a home4.3", "Viewings a home1.3"],
  ]);
  const months = texts(screen.getByRole("region", { name: "By month" }).querySelector("ul") as Element);
  expect(months).toEqual(["September 20261 sold", "October 2026—", "November 20262 let"]);
  const rows = (name: string) => within(screen.getByRole("table", { name })).getAllByRole("row").slice(1);
  expect(rows("By area").map(({ textContent }) => textContent)).toEqual([
    ...["Sinkor22541.5", "Without an area19051", "All homes3404.31.3"],
  ]);
  expect(rows("By owner").map(({ textContent }) => textContent)).toEqual([
    ...["Ma Hawa2504.51", "Without an owner14042", "All homes3404.31.3"],
  ]);
  expect(screen.getByRole("link", { name: "Ma Hawa" }).getAttribute("href")).toBe(`/admin/people/${owner.id}`);
  fireEvent.change(screen.getByLabelText("Period"), { target: { value: "90" } });
  const asked = () => calls.map(({ call }) => call).filter((call) => call.includes("closings"));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toBe("GET /stats/closings?from=2026-08-28&to=2026-11-25");
});

it("leaves out a column of zeros", async () => {
  const list = [closing({ viewings: 0 }), closing({ viewings: 0, area: "Airfield" })];
  mockSignedInApi(({ call }) => (call.startsWith("GET /stats/closings") ? [200, list] : undefined));
  await renderAt(<ClosingsPage />, "/admin/closings");
  const heads = within(await screen.findByRole("table", { name: "By area" })).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual(["Name", "Homes", "Days", "Enquiries"]);
});

it("says when nothing was sold or let", async () => {
  mockSignedInApi(({ call }) => (call.startsWith("GET /stats/closings") ? [200, []] : undefined));
  await renderAt(<ClosingsPage />, "/admin/closings");
  expect(await screen.findByText("Nothing was sold or let in this period")).toBeTruthy();
});

it("has every month from the first closing on, also over the end of a year, and zeros for nothing", () => {
  const first = closing({ closed_on: "2025-12-31" });
  expect(listMonths([first], "2025-11-30", "2026-02-01").map(({ key }) => key)).toEqual([
    ...["2025-12", "2026-01", "2026-02"],
  ]);
  expect(toFigures([])).toEqual({ let: 0, sold: 0, days: 0, enquiries: 0, viewings: 0 });
});

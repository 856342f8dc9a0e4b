import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { WebVitalsResponse } from "#contract/visits/web-vitals.ts";
// The tables are a lazy part. Importing them here keeps their first load out of the tests.
import "#web/admin/features/dashboard/speed/speed-tables.tsx";
import { VisitSpeed } from "#web/admin/features/dashboard/speed/visit-speed.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const measured = {
  lcp: { visits: 8, p50: 1200, p75: 1900, p95: 5200 },
  interactive: null,
  inp: { visits: 6, p50: 90, p75: 700, p95: 900 },
  cls: { visits: 8, p50: 0, p75: 120, p95: 300 },
};

async function openWith(data: WebVitalsResponse["data"]) {
  mockSignedInApi(({ call }) => (call === "GET /web-vitals" ? [200, { data }] : undefined));
  await renderAt(<VisitSpeed />, "/admin");
  const details = screen.getByText("Speed for visitors").closest("details") as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event("toggle"));
  });
}

it("shows what three of four visits stayed below, by page and by day", async () => {
  await openWith({ pages: [{ page: "home", ...measured }], days: [{ page: "home", date: "2026-11-20", ...measured }] });
  const table = await screen.findByRole("table", { name: "By page" });
  const cells = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells[1]).toEqual(["Home", "1.9 s good", "—", "700 ms slow", "0.12 could be better", "8"]);
  expect(screen.getByRole("table", { name: "Home by day" }).textContent).toContain("half 1.2 s, 95 % 5.2 s");
  fireEvent.change(screen.getByLabelText("Days of"), { target: { value: "list" } });
  expect(screen.getByText("No visits.")).toBeTruthy();
});

it("says so when no visit was measured", async () => {
  await openWith({ pages: [], days: [] });
  expect(await screen.findByText("No visits were measured in the last four weeks.")).toBeTruthy();
});

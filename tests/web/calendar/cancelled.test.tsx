import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CalendarPage } from "#web/admin/features/calendar/calendar-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildAppointment, buildAppointmentList } from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

const at = "2026-11-24T09:00:00.000Z";
const rained = buildAppointment({
  status: "cancelled",
  name: "Abraham Toe",
  reason: "Heavy rain.",
  cancelled: { at, by: "musu", by_person: false },
});
const changedMind = buildAppointment({
  status: "cancelled",
  name: "Prince Doe",
  start: "2026-11-27T12:00:00.000Z",
  end: "2026-11-27T13:00:00.000Z",
  cancelled: { at, by: null, by_person: true },
});
const byDeleted = buildAppointment({ status: "cancelled", name: "", cancelled: { at, by: null, by_person: false } });

const rowOf = (name: string) => screen.getByRole("link", { name }).closest("li")?.textContent;

it("the filter shows the cancelled appointments of the week with who cancelled them and why", async () => {
  const calls = mockSignedInApi(({ call }) =>
    call.startsWith("GET /appointments?")
      ? buildAppointmentList(call.includes("status=cancelled") ? [rained, changedMind, byDeleted] : [])
      : undefined,
  );
  const { currentPath } = await renderAt(<CalendarPage />, "/admin/calendar?view=week");
  fireEvent.change(screen.getByLabelText("Status"), { target: { value: "cancelled" } });
  expect(currentPath()).toBe("/admin/calendar?view=week&status=cancelled");
  await screen.findByRole("link", { name: "Abraham Toe" });
  expect(calls.map(({ call }) => call)).toContain("GET /appointments?from=2026-11-25&to=2026-12-01&status=cancelled");
  expect(rowOf("Abraham Toe")).toContain("Cancelled by musu: Heavy rain.");
  expect(rowOf("Prince Doe")).toContain("Cancelled by Prince Doe");
  expect(rowOf("Unknown")).toContain("Cancelled by a colleague");
  expect(screen.getByText("Abraham Toe").className).toContain("line-through");
  expect(screen.getByRole("heading", { name: "Friday 27 November" })).toBeTruthy();
});

it("says so when nothing was cancelled", async () => {
  mockSignedInApi(({ call }) => (call.startsWith("GET /appointments?") ? buildAppointmentList([]) : undefined));
  await renderAt(<CalendarPage />, "/admin/calendar?status=cancelled");
  await waitFor(() => expect(screen.getByText("No cancelled appointments here")).toBeTruthy());
});

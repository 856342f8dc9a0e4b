import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TodaysAppointments } from "#web/admin/features/dashboard/todays-appointments.tsx";
import { ListingViewings } from "#web/admin/features/listings/details/listing-viewings.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildAppointment, buildAppointmentList } from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

it("shows the appointments of today on the dashboard", async () => {
  const appointment = buildAppointment();
  mockSignedInApi(({ call }) =>
    call === "GET /appointments?from=2026-11-25&to=2026-11-25" ? buildAppointmentList([appointment]) : undefined,
  );
  await renderAt(<TodaysAppointments />, "/admin");
  const section = within(await screen.findByRole("region", { name: "Appointments today" }));
  expect(section.getByRole("link", { name: "Hawa Sirleaf" }).getAttribute("href")).toBe(
    `/admin/calendar?view=day&open=${appointment.id}`,
  );
});

it("counts the viewings of a home and what visitors thought of it", async () => {
  const viewings = [
    buildAppointment({ status: "done", outcome: "too_dear" }),
    buildAppointment({ status: "done", outcome: "too_dear" }),
    buildAppointment({ status: "done", outcome: "liked" }),
    buildAppointment({ status: "no_show" }),
    buildAppointment({ start: "2026-11-26T10:00:00.000Z", name: "Joy Doe" }),
  ];
  mockSignedInApi(({ call }) =>
    call === "GET /appointments?from=2026-10-25&to=2026-12-24&property_uuid=h1"
      ? buildAppointmentList(viewings)
      : undefined,
  );
  await renderAt(<ListingViewings uuid="h1" />, "/admin/listings");
  const section = within(await screen.findByRole("region", { name: "Viewings" }));
  expect(section.getByText("3 viewings in the last month, 1 did not come")).toBeTruthy();
  expect(section.getByText("Liked it: 1")).toBeTruthy();
  expect(section.getByText("Too dear: 2")).toBeTruthy();
  expect(section.getByRole("link", { name: "Joy Doe" })).toBeTruthy();
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CalendarPage } from "#web/admin/features/calendar/calendar-page.tsx";
import { timeOfDrop } from "#web/admin/features/calendar/views/use-drag-move.ts";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import {
  buildAppointment,
  buildAppointmentDetail,
  buildAppointmentList,
  listSentChanges,
} from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

it.each([
  ["2026-11-25", 1.1, "2026-11-25T11:00:00.000Z"],
  ["2026-11-26", -0.3, "2026-11-26T09:45:00.000Z"],
  ["2026-11-25", -20, "2026-11-25T00:00:00.000Z"],
  ["2026-11-25", 20, "2026-11-25T23:45:00.000Z"],
])("a drop on %s, %d hours later, is a time in steps of 15 minutes within the day", (day, hours, start) =>
  expect(timeOfDrop({ start: "2026-11-25T10:00:00.000Z" }, day, hours)).toBe(start),
);

const viewing = buildAppointment();

async function drag(patch: [number, unknown]) {
  vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(new EventTarget(), { matches: true } as MediaQueryList));
  const calls = mockSignedInApi(({ call }) => {
    if (call.startsWith("GET /appointments?")) return buildAppointmentList([viewing]);
    return call.startsWith("PATCH") ? patch : undefined;
  });
  const { currentPath } = await renderAt(<CalendarPage />, "/admin/calendar");
  const link = await screen.findByRole("link", { name: /^\d\d:\d\d Hawa Sirleaf/ });
  link.setPointerCapture = () => undefined;
  const thursday = document.querySelector("[data-day='2026-11-26']");
  document.elementsFromPoint = () => (thursday ? [thursday] : []);
  fireEvent.pointerDown(link, { button: 0, clientX: 0, clientY: 0 });
  // An hour is 4 rem of 16 pixels.
  fireEvent.pointerMove(link, { clientX: 80, clientY: 64 });
  fireEvent.pointerUp(link, { clientX: 80, clientY: 64 });
  fireEvent.click(link);
  expect(currentPath()).toBe("/admin/calendar");
  return calls;
}

it("asks before a dragged appointment moves, names who must be told, and offers the message", async () => {
  const moved = buildAppointmentDetail({ ...viewing, start: "2026-11-26T11:00:00.000Z" });
  const calls = await drag([200, { data: { appointment: moved }, told: null }]);
  expect(
    screen.getByText(
      "Hawa Sirleaf: from Wednesday 25 November, 10:00 to Thursday 26 November, 11:00. Hawa Sirleaf must be told about the new time.",
    ),
  ).toBeTruthy();
  expect(listSentChanges(calls)).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Move" }));
  expect(await screen.findByText("Hawa Sirleaf should know.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "WhatsApp Hawa Sirleaf" })).toBeTruthy();
  expect(listSentChanges(calls)).toEqual([{ start: "2026-11-26T11:00:00.000Z" }]);
});

it("says in words when the time is taken, and the appointment stays", async () => {
  await drag([409, { detail: "This time has just been taken. Choose another one.", slots: [] }]);
  fireEvent.click(screen.getByRole("button", { name: "Move" }));
  await waitFor(() => expect(document.body.textContent).toContain("This time has just been taken."));
  expect(screen.getByRole("button", { name: "Keep the time" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^10:00 Hawa Sirleaf/ })).toBeTruthy();
});

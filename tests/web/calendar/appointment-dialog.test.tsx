import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BookingAnswer } from "#contract/alerts/push-message.ts";
import type { AppointmentDetail } from "#contract/appointments/admin-appointment.ts";
import { AppointmentDialog } from "#web/admin/features/calendar/appointment/appointment-dialog.tsx";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildAppointmentDetail, listSentChanges } from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const slots = ["2026-11-26T09:00:00.000Z", "2026-11-26T11:00:00.000Z", "2026-11-27T09:00:00.000Z"].map((start) => ({
  start,
  end: start.replace(":00:00", ":45:00"),
  seats: 1,
}));

const over = { start: "2026-11-25T08:00:00.000Z", end: "2026-11-25T08:45:00.000Z" };

/** Shows the dialog of an appointment. Returns the sent changes. */
async function showDialog(overrides: Partial<AppointmentDetail>, answer?: BookingAnswer) {
  let appointment = buildAppointmentDetail(overrides);
  const { id } = appointment;
  const calls = mockSignedInApi(({ call, body }) => {
    if (call === `GET /appointments/${id}`) return [200, { data: { appointment }, told: null }];
    if (call.startsWith("GET /public/slots?"))
      return [200, { data: { slots, mode: "request", reply_by: null, who: null, title: "House" } }];
    if (call !== `PATCH /appointments/${id}`) return undefined;
    const change = body as Partial<AppointmentDetail>;
    if (change.start === "2026-11-25T10:30:00.000Z") return [409, { detail: "This time has just been taken." }];
    appointment = { ...appointment, ...change, text: "Hello Hawa, the new text." };
    return [200, { data: { appointment }, told: null }];
  });
  await renderAt(<AppointmentDialog id={id} answer={answer} onClose={() => undefined} />, "/admin/calendar");
  await screen.findByRole("region", { name: "Details" });
  return () => listSentChanges(calls);
}

it("asks for the reason when a colleague chose Decline in a notification, and changes nothing before that", async () => {
  const sent = await showDialog({ status: "requested" }, "decline");
  expect(screen.getByRole("dialog", { name: "Decline the request" })).toBeTruthy();
  expect(sent()).toEqual([]);
  cleanup();
  // A colleague has confirmed it before.
  await showDialog({ status: "confirmed" }, "decline");
  expect(screen.queryByRole("dialog", { name: "Decline the request" })).toBeNull();
});

it("shows who comes when and where, and the history with its authors", async () => {
  const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
  await showDialog({
    lesson: 4,
    lessons: 10,
    history: [
      { at: at(10), by: null, field: "status", from: null, to: "requested" },
      { at: at(11), by: "musu", field: "status", from: "requested", to: "confirmed" },
      { at: at(12), by: "musu", field: "start", from: "2026-11-24T10:00:00.000Z", to: "2026-11-25T10:00:00.000Z" },
    ],
  });
  expect(screen.getByText("Wednesday 25 November, 10:00–\u206010:45")).toBeTruthy();
  expect(screen.getByText("Lesson 4 of 10")).toBeTruthy();
  const history = within(screen.getByRole("region", { name: "History" })).getAllByRole("listitem");
  expect(history.map(({ textContent }) => textContent)).toEqual([
    "Nov 20, 10:00: Hawa Sirleaf booked it (to confirm)",
    "Nov 20, 11:00: musu set it to confirmed",
    "Nov 20, 12:00: musu moved it from Tuesday 24 November, 10:00 to Wednesday 25 November, 10:00",
  ]);
});

it("moves to the same time of the next day, offers the message, and undoes it", async () => {
  const sent = await showDialog({});
  await press("Next day, same time");
  expect(await screen.findByText("Tell the person about the new time")).toBeTruthy();
  expect(screen.getByText("Hello Hawa, the new text.")).toBeTruthy();
  await press("Undo");
  await waitFor(() => expect(toastText()).toContain("Undone"));
  expect(sent()).toEqual([{ start: "2026-11-26T10:00:00.000Z" }, { start: "2026-11-25T10:00:00.000Z" }]);
});

it("says that a time is taken, and offers the free ones", async () => {
  const sent = await showDialog({});
  await press("30 minutes later");
  await waitFor(() => expect(toastText()).toContain("This time has just been taken."));
  await press("Another time");
  expect(await screen.findByRole("radio", { name: "Tomorrow" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Fri 27 Nov" }));
  fireEvent.click(screen.getByRole("radio", { name: "09:00" }));
  await press("Move to Friday 27 November, 09:00");
  await waitFor(() => expect(sent().at(-1)).toEqual({ start: "2026-11-27T09:00:00.000Z" }));
});

it("records what the visitor thought with one tap", async () => {
  const sent = await showDialog(over);
  expect(screen.queryByRole("heading", { name: "Move" })).toBeNull();
  await press("Too dear");
  await waitFor(() => expect(toastText()).toContain("Hawa Sirleaf: Too dear."));
  expect(sent()).toEqual([{ status: "done", outcome: "too_dear" }]);
  expect(screen.getByRole("button", { name: "Too dear" }).getAttribute("aria-pressed")).toBe("true");
});

it("offers another time to a person who did not come", async () => {
  const sent = await showDialog(over);
  await press("Did not come");
  expect(await screen.findByText("Offer another time")).toBeTruthy();
  const answers = within(screen.getByRole("region", { name: "What did the visitor think?" }));
  const chat = answers.getByRole("link", { name: "WhatsApp Hawa Sirleaf" });
  expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain("Thursday 26 November, 09:00 is free.");
  expect(sent()).toEqual([{ status: "no_show" }]);
});

it("asks only whether a lesson took place", async () => {
  await showDialog({ kind: "lesson", property_uuid: null, course_id: "c1", start: "2026-11-25T08:00:00.000Z" });
  expect(screen.getByRole("heading", { name: "Did it take place?" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Too dear" })).toBeNull();
  expect(screen.getByRole("button", { name: "Done" })).toBeTruthy();
});

it("saves a note with a button", async () => {
  const sent = await showDialog({});
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "Keys at the shop" } });
  await press("Save the note");
  await waitFor(() => expect(sent()).toEqual([{ note: "Keys at the shop" }]));
});

it("cancels with a reason", async () => {
  const sent = await showDialog({});
  await press("Cancel the appointment");
  await press("Because of the weather");
  expect(await screen.findByRole("dialog", { name: "Tell the person" })).toBeTruthy();
  expect(sent()).toEqual([{ status: "cancelled", reason: "Because of the weather" }]);
});

it("says that an appointment does not exist any more", async () => {
  mockSignedInApi(({ call }) =>
    call === "GET /appointments/x" ? [404, { detail: "Appointment not found" }] : undefined,
  );
  await renderAt(<AppointmentDialog id="x" onClose={() => undefined} />, "/admin/calendar");
  expect(await screen.findByText("This appointment does not exist any more")).toBeTruthy();
});

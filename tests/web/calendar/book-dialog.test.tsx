import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BookDialog } from "#web/admin/features/calendar/book/book-dialog.tsx";
import { fillForm, renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildAppointmentDetail } from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const slot = (start: string) => ({ start, end: start.replace(":00:00", ":45:00"), seats: 1 });
const home = { uuid: "h1", reference: "MH-1042", title: "House in Sinkor", area: "Sinkor" };

/** Shows the dialog, whose first bookings get the refusals. Returns the sent bookings. */
async function showDialog(...refusals: [number, unknown][]) {
  const onClose = vi.fn();
  const calls = mockSignedInApi(({ call, body }) => {
    if (call.startsWith("GET /list/recent/properties?")) return [200, { data: { properties: [home] }, total: 1 }];
    if (call === "GET /courses") return [200, { data: { courses: [{ id: "c1", type: "Motorcycle" }] } }];
    if (call.startsWith("GET /public/slots?")) {
      const slots = [slot("2026-11-26T09:00:00.000Z"), slot("2026-11-26T10:00:00.000Z")];
      return [200, { data: { slots, mode: "request", reply_by: null, who: null, title: "House" } }];
    }
    if (call !== "POST /appointments") return undefined;
    const { name, start } = body as { name: string; start: string };
    return refusals.shift() ?? [201, { data: { appointment: buildAppointmentDetail({ name, start }) }, told: null }];
  });
  const { currentPath } = await renderAt(<BookDialog date="2026-11-25" onClose={onClose} />, "/admin/calendar");
  const sent = () => calls.filter(({ call }) => call === "POST /appointments");
  return { sent, onClose, currentPath };
}

async function chooseHome() {
  fireEvent.change(screen.getByLabelText("Home"), { target: { value: "Sinkor" } });
  await screen.findByText("MH-1042", { exact: false });
  await press("Choose MH-1042");
  await screen.findByRole("radio", { name: "10:00" });
}
const joy = { Name: "Joy Doe", Phone: "0775 556 066" };
const pick = (name: string) => fireEvent.click(screen.getByLabelText(name));

it("books a viewing for a caller: home, time, name and number", async () => {
  const { sent, onClose, currentPath } = await showDialog();
  await chooseHome();
  pick("10:00");
  fillForm(joy);
  await press("Book");
  await waitFor(() => expect(toastText()).toContain("Joy Doe, Thursday 26 November, 10:00."));
  expect(onClose).toHaveBeenCalled();
  expect(currentPath()).toContain("/admin/calendar?date=2026-11-26&open=");
  const booking = { kind: "viewing", property_uuid: "h1", start: "2026-11-26T10:00:00.000Z" };
  expect(sent()[0]?.body).toMatchObject({ ...booking, name: "Joy Doe", phone_number: "0775 556 066" });
});

it("keeps what was typed when the time is taken, and offers the free times", async () => {
  const taken = { detail: "This time has just been taken.", slots: [slot("2026-11-27T15:00:00.000Z")] };
  const { sent } = await showDialog([409, taken]);
  await chooseHome();
  pick("10:00");
  fillForm(joy);
  await press("Book");
  expect((await screen.findByRole("alert")).textContent).toContain("This time has just been taken.");
  fireEvent.click(await screen.findByRole("radio", { name: "15:00" }));
  expect((screen.getByLabelText("Name") as HTMLInputElement).value).toBe("Joy Doe");
  await press("Book");
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ start: "2026-11-27T15:00:00.000Z" }));
  const [first, second] = sent().map(({ headers }) => headers["Idempotency-Key"]);
  expect(first).not.toBe(second);
});

it("names the invalid fields, and repeats a lost booking with the same key", async () => {
  const { sent } = await showDialog(
    [422, { detail: [{ loc: ["body", "property_uuid"], msg: "Choose a home", type: "x" }] }],
    [503, { detail: "Try again" }],
  );
  fillForm({ Name: "Joy Doe" });
  await press("Book");
  expect(await screen.findByText("Choose a home")).toBeTruthy();
  await press("Book");
  expect(await screen.findByText("The server has a problem. Wait a minute, then try again.")).toBeTruthy();
  await press("Book");
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(new Set(sent().map(({ headers }) => headers["Idempotency-Key"])).size).toBe(1);
});

it("books a package of weekly lessons", async () => {
  const { sent } = await showDialog();
  fireEvent.click(screen.getByRole("radio", { name: "Lesson" }));
  await screen.findByRole("option", { name: "Motorcycle course" });
  fireEvent.change(screen.getByLabelText("Course"), { target: { value: "c1" } });
  fireEvent.click(await screen.findByRole("radio", { name: "09:00" }));
  fireEvent.change(screen.getByLabelText("Lessons"), { target: { value: "10" } });
  fillForm({ Name: "Joy Doe" });
  await press("Book");
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ kind: "lesson", course_id: "c1", lessons: 10 }));
});

it("takes a time outside the offered ones", async () => {
  const { sent } = await showDialog();
  await chooseHome();
  await press("Another time");
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: "2026-11-28" } });
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: "18:30" } });
  fillForm({ Name: "Joy Doe" });
  await press("Book");
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ start: "2026-11-28T18:30:00.000Z" }));
});

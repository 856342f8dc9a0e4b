import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import { rejectedBookingKey } from "#contract/appointments/rejected-booking.ts";
import { appointmentKey } from "#web/site/features/appointments/appointment/use-appointment.ts";
import { Appointment } from "#web/site/routes/appointments/appointment.tsx";
import { buildAppointment, buildSlots, freeSlots } from "../support/bookings.ts";
import { mockNetworkFailure, mockResponse, requestBody, resetForm, submitForm } from "../support/enquiry-form.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

afterEach(resetForm);

// The cache of the app outlives a test, so each has a link of its own.
let secret = "";
let path = "";
let count = 0;
beforeEach(() => {
  count += 1;
  secret = String(count).padStart(43, "s");
  path = `/appointment/${secret}`;
});

const urls = () => ({
  manage_url: `https://hub.example${path}`,
  calendar_url: `https://hub.example/api/v1/public/appointments/${secret}.ics`,
});
const respond = (overrides: Partial<PublicAppointment> = {}) => ({
  data: { appointment: buildAppointment({ ...urls(), ...overrides }) },
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const open = (overrides: Partial<PublicAppointment> = {}, query = "", data: Record<string, unknown> = {}) =>
  renderInApp(
    <>
      <Appointment />
      <Address />
    </>,
    { path: path + query, data: { [appointmentKey(secret)]: respond(overrides), ...data } },
  );
const currentPath = () => document.querySelector("output")?.textContent;
const over = { can_change: false } as const;
const slots = buildSlots("viewing", buildAppointment().property_uuid ?? "");

it.each<[Partial<PublicAppointment>, string, string]>([
  [{}, "We have your request for a viewing", "Mary confirms by Friday 26 February, 14:00."],
  [{ who: null }, "We have your request for a viewing", "We confirm by Friday 26 February, 14:00."],
  [{ status: "confirmed" }, "Your viewing is confirmed", "We expect you at this time."],
  [{ status: "cancelled", ...over }, "Your viewing is cancelled", "You can choose a new time."],
  [{ status: "cancelled", reason: "Heavy rain.", ...over }, "Your viewing is cancelled", "Heavy rain."],
  [{ status: "done", ...over }, "Your viewing is done", "Thank you for coming."],
  [{ status: "no_show", ...over }, "We missed you", "You can choose a new time."],
  [{ status: "confirmed", ...over }, "The time of your viewing has passed", "Call us if you still need it."],
  [
    { kind: "clinic", property_uuid: null, professional_id: "d-1", who: "Dr. Ama Kamara" },
    "We have your request for an appointment",
    "We confirm by Friday 26 February, 14:00.",
  ],
])("says first what became of the appointment", (overrides, title, text) => {
  open(overrides);
  const headline = screen.getByRole("heading", { level: 1 }).textContent;
  if (overrides.can_change === false) expect(headline).toBe(title);
  else expect([headline, screen.getByText(`${title}.`)]).toEqual(["Monday 1 March09:00 – 10:00", expect.anything()]);
  expect(screen.getByText(text, { exact: false })).toBeTruthy();
});

it("shows when, where, who and the reference, and says to keep the link", () => {
  open({ contact_number: "0775 556 066" });
  const texts = [
    "Monday 1 March",
    "09:00 – 10:00",
    "Tubman Boulevard, Congo Town",
    "Mary",
    "A-6B51B7C7",
    "Keep this link.",
  ];
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href") ?? "";
  expect(href("Add to calendar")).toBe(`/api/v1/public/appointments/${secret}.ics`);
  expect(href("Call 0775 556 066")).toBe("tel:0775556066");
  expect(decodeURIComponent(href("Send the link to my WhatsApp"))).toContain(`https://hub.example${path}`);
});

it("tells no other site the secret address", () => {
  const { unmount } = open();
  expect(document.querySelector("meta[name=referrer]")?.getAttribute("content")).toBe("no-referrer");
  unmount();
  expect(document.querySelector("meta[name=referrer]")).toBeNull();
});

it.each(["cancelled", "no_show"] as const)("offers a new time after %s", (status) => {
  open({ status, ...over });
  expect(screen.getByRole("link", { name: "Choose a new time" }).getAttribute("href")).toBe(
    `/book/viewing/${buildAppointment().property_uuid}`,
  );
  expect(screen.queryByRole("link", { name: "Move" })).toBeNull();
  expect(screen.queryByText("Keep this link.")).toBeNull();
});

it("shows a past appointment that comes with the error", async () => {
  mockResponse(410, {
    detail: "This appointment is over.",
    appointment: buildAppointment({ status: "done", ...over }),
  });
  renderInApp(<Appointment />, { path });
  expect(await screen.findByText("Your viewing is done")).toBeTruthy();
});

it("asks once before it cancels, and cancels", async () => {
  const calls = mockResponse(200, respond({ status: "cancelled", ...over }));
  open();
  fireEvent.click(screen.getByRole("link", { name: "Cancel" }));
  expect(screen.getByRole("heading", { name: "Cancel the viewing?" })).toBeTruthy();
  expect(calls).not.toHaveBeenCalled();
  await act(async () => submitForm());
  expect(await screen.findByText("Your viewing is cancelled")).toBeTruthy();
  expect(calls.mock.calls[0]?.[0]).toBe(`/api/v1/public/appointments/${secret}`);
  expect(calls.mock.calls[0]?.[1].method).toBe("DELETE");
  expect(currentPath()).toBe(path);
});

it("moves to another time", async () => {
  const [, second] = freeSlots;
  const calls = mockResponse(200, respond({ start: second?.start ?? "", sequence: 1 }));
  open({}, "?move", slots);
  submitForm();
  expect(screen.getByText("Choose a time")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "10:00" }));
  await act(async () => submitForm());
  await waitFor(() => expect(currentPath()).toBe(path));
  expect(calls.mock.calls[0]?.[1].method).toBe("PATCH");
  expect(requestBody(calls.mock.calls[0])).toEqual({ start: second?.start });
  expect(screen.getByText("Last changed")).toBeTruthy();
});

it("offers the next free times when the new time is taken, and keeps the old one", async () => {
  mockResponse(409, { detail: "taken", slots: [freeSlots[3]] });
  open({}, "?move", slots);
  fireEvent.click(screen.getByRole("radio", { name: "10:00" }));
  await act(async () => submitForm());
  expect(await screen.findByText(/until then your old time stays/)).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Wed 3 Mar, 15:00" })).toBeTruthy();
});

it("says that nothing was changed without a connection", async () => {
  mockNetworkFailure();
  open({}, "?cancel");
  await act(async () => submitForm());
  expect(await screen.findByText(/no connection, so nothing was changed/)).toBeTruthy();
});

it("shows a move that was rejected without a script", () => {
  open({}, "?move", {
    ...slots,
    [rejectedBookingKey]: { values: {}, problems: { "": "This time has just been taken." }, slots: [freeSlots[2]] },
  });
  expect(screen.getByText("This time has just been taken.")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Wed 3 Mar, 09:00" })).toBeTruthy();
});

it("lists the lessons of a course, each with its page", () => {
  const other = "o".repeat(43);
  const lesson = (number: number, link: string) => ({
    lesson: number,
    start: freeSlots[number]?.start ?? "",
    status: "confirmed" as const,
    manage_url: `https://hub.example/appointment/${link}`,
  });
  const lessons = { lesson: 1, lessons: 10, package: [lesson(1, secret), lesson(2, other)] };
  open({ kind: "lesson", property_uuid: null, course_id: "c-1", ...lessons });
  expect(screen.getByText("1 of 10")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Wednesday 3 March, 09:00" }).getAttribute("href")).toBe(
    `/appointment/${other}`,
  );
});

it("says that an unknown link does not work", () => {
  renderInApp(<Appointment />, { path, data: { [appointmentKey(secret)]: null } });
  expect(screen.getByRole("heading", { name: "This link does not work" })).toBeTruthy();
});

const at = "2026-11-27T10:00:00.000Z";
const moved = { at, from: "2026-11-28T10:00:00.000Z", to: "2026-11-29T11:00:00.000Z" };
it.each<[boolean, Partial<PublicAppointment>, string]>([
  [true, { moved: { ...moved, by_you: true } }, "You moved it from Sat 28 Nov, 10:00 to Sun 29 Nov, 11:00"],
  [true, { moved: { ...moved, by_you: false } }, "We moved it from Sat 28 Nov, 10:00 to Sun 29 Nov, 11:00"],
  [false, { cancelled: { at, by_you: true } }, "You cancelled it on Friday 27 November, 10:00"],
  [false, { cancelled: { at, by_you: false } }, "We cancelled it on Friday 27 November, 10:00"],
])("says who moved or cancelled it, and when", (isOpen, change, text) => {
  open({ sequence: 1, ...(!isOpen && { status: "cancelled", ...over }), ...change });
  expect(screen.getByText(text)).toBeTruthy();
  if (!isOpen) expect(screen.queryByText("Last changed")).toBeNull();
});

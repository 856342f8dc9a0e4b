import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { rejectedBookingKey } from "#contract/appointments/rejected-booking.ts";
import { readReceipts } from "#web/lib/offline/enquiry-receipts.ts";
import { readOutbox } from "#web/lib/outbox/outbox.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { sendPendingRequests } from "#web/site/app/send-pending-requests.ts";
import { Book } from "#web/site/routes/appointments/book.tsx";
import { buildSlots, freeSlots, secret, slot } from "../support/bookings.ts";
import {
  buttonByName,
  idempotencyKey,
  inputByLabel,
  mockNetworkFailure,
  mockResponse,
  requestBody,
  resetForm,
  setOnline,
  submitForm,
} from "../support/enquiry-form.ts";
import { buildDetailProperty, buildDetailResponse, renderInApp } from "../support/property-fixtures.tsx";
import { buildCourse, buildProfessional } from "../support/service-items.ts";

afterEach(() => {
  vi.restoreAllMocks();
  resetForm();
  vi.useRealTimers();
});

const uuid = "0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11";
const path = `/book/viewing/${uuid}`;
const home = (overrides = {}) => ({ [detailKey(uuid)]: buildDetailResponse(buildDetailProperty(overrides)) });
const page = (overrides = {}) => ({ ...home(), ...buildSlots("viewing", uuid, overrides) });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const open = (data: Record<string, unknown> = page(), at = path) =>
  renderInApp(
    <>
      <Book />
      <Address />
    </>,
    { path: at, data },
  );
const currentPath = () => document.querySelector("output")?.textContent;
const toast = () => document.querySelector(".toast-place")?.textContent ?? "";

function fill(): void {
  fireEvent.click(screen.getByRole("radio", { name: "10:00" }));
  fireEvent.input(inputByLabel("Name"), { target: { value: "Ma Kebbeh" } });
  fireEvent.input(inputByLabel("Phone number"), { target: { value: "+231 77 555 0101" } });
}

const receipt = {
  message: "Appointment requested",
  id: "6b51b7c7-97a0-4de3-985f-13e8ea817a3e",
  reference: "A-6B51B7C7",
  status: "requested",
  start: freeSlots[1]?.start,
  end: freeSlots[1]?.end,
  reply_by: null,
  manage_url: `https://hub.example/appointment/${secret}`,
};

it.each([
  [{ mode: "confirm" }, "Your time is booked at once."],
  [
    { mode: "request", who: "Mary" },
    "You ask for a time. Mary confirms it in our opening hours, at least two hours before it begins.",
  ],
  [{}, "You ask for a time. We confirm it in our opening hours, at least two hours before it begins."],
])("says what will happen", (overrides, text) => {
  open(page(overrides));
  expect(screen.getByText(text)).toBeTruthy();
});

it("says until when a request for the chosen time is confirmed", () => {
  const [nine, ten] = ["2027-02-26T18:00:00.000Z", "2027-03-01T08:00:00.000Z"];
  const slots = [slot("2027-03-01T09:00", 1, nine), slot("2027-03-01T10:00", 1, ten)];
  open(page({ slots, who: "Mary" }));
  expect(screen.queryByText(/^Mary confirms by/)).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "10:00" }));
  expect(screen.getByText("Mary confirms by Monday 1 March, 08:00.")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "09:00" }));
  expect(screen.getByText("Mary confirms by Friday 26 February evening.")).toBeTruthy();
});

it.each([
  [0, 0],
  [300, 1],
])("says to a browser %i minutes behind that the times are Monrovia's: %i", (offset, count) => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  open();
  expect(screen.queryAllByText("Monrovia time (GMT)")).toHaveLength(count);
});

it("scrolls the days to the one that the address names", () => {
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    const day = this.parentElement;
    return day ? 60 * [...(day.parentElement?.children ?? [])].indexOf(day) : 0;
  });
  open(page(), `${path}?day=2027-03-03`);
  const day = screen.getByRole("link", { name: "Wed 3 Mar 2 free" }).parentElement;
  expect(day?.parentElement?.scrollLeft).toBe(60);
});

it("shows the home, the free days as links and the times of the chosen one, and keeps what was typed", () => {
  open();
  expect(document.body.textContent).toContain("$450,000 · MH-1042");
  expect(screen.getByRole("navigation", { name: "Day" }).textContent).toBe(
    "Choose a dayMarMon 1 Mar 2 freeWed 3 Mar 2 freeLater days ",
  );
  const times = screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);
  expect(times).toEqual([freeSlots[0]?.start, freeSlots[1]?.start]);
  expect(screen.queryByLabelText("Message (optional)")?.closest("details")?.open).toBe(false);
  fill();
  fireEvent.click(screen.getByRole("link", { name: "Wed 3 Mar 2 free" }));
  expect(currentPath()).toBe(`${path}?day=2027-03-03`);
  expect(screen.getByRole("radio", { name: "15:00" })).toBeTruthy();
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
});

it("shows the times of the morning and the afternoon, and the chosen one beside the button until the day changes", () => {
  open(page({ slots: ["01T09:00", "01T14:00", "02T10:00"].map((time) => slot(`2027-03-${time}`)) }));
  const half = (name: string) => screen.getByText(name).parentElement?.textContent?.replaceAll(" ", "");
  expect([half("Morning"), half("Afternoon")]).toEqual(["Morning09:00", "Afternoon14:00"]);
  fireEvent.click(screen.getByRole("radio", { name: "14:00" }));
  // In the bar of a phone and above the fields of a desktop, whose button repeats it.
  expect(screen.getAllByText("Mon 1 Mar, 14:00", { selector: "p" })).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Book Mon 1 Mar, 14:00" })).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Tue 2 Mar 1 free" }));
  expect(screen.queryByText("Afternoon")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Mon 1 Mar 2 free" }));
  expect(screen.queryByText("Mon 1 Mar, 14:00")).toBeNull();
  expect(screen.getByText("Mon 1 Mar, choose a time")).toBeTruthy();
});

it("offers seven days at once with the seats of a time, and the later ones after them", () => {
  const slots = ["01", "02", "03", "04", "05", "06", "08", "09"].map((day) => slot(`2027-03-${day}T09:00`, 12));
  open(page({ slots }));
  expect(screen.getByRole("radio", { name: "09:00 12 seats" })).toBeTruthy();
  expect(screen.getByRole("navigation", { name: "Day" }).querySelectorAll("a")).toHaveLength(8);
  expect(screen.getByRole("link", { name: "Later days" }).getAttribute("href")).toBe(`${path}?from=2027-03-09`);
});

it("names what is missing and sends nothing", () => {
  const calls = mockResponse();
  open();
  submitForm();
  expect(screen.getByText("Choose a time")).toBeTruthy();
  expect(screen.getByText("Name is required")).toBeTruthy();
  expect(screen.getByText("Phone number is required")).toBeTruthy();
  expect(calls).not.toHaveBeenCalled();
});

it("books and opens the page of the appointment", async () => {
  const calls = mockResponse(201, receipt);
  open();
  fill();
  submitForm();
  await waitFor(() => expect(currentPath()).toBe(`/appointment/${secret}`));
  const [call] = calls.mock.calls;
  expect(call?.[0]).toBe("/api/v1/public/appointments");
  expect(idempotencyKey(call)).toMatch(/^[\da-f]{32}$/);
  const person = { name: "Ma Kebbeh", phone_number: "+231 77 555 0101", website: "" };
  expect(requestBody(call)).toMatchObject({
    kind: "viewing",
    property_uuid: uuid,
    start: freeSlots[1]?.start,
    ...person,
  });
  expect(requestBody(call).email).toBeUndefined();
  expect(readOutbox()).toEqual([]);
  expect(readReceipts()).toMatchObject([{ id: null, reference: "A-6B51B7C7", link: `/appointment/${secret}` }]);
});

it("offers the next free times when the time was taken, and keeps what was typed", async () => {
  mockResponse(409, { detail: "taken", slots: [freeSlots[3]] });
  open();
  fill();
  submitForm();
  expect(await screen.findByText(/^That time has just been taken/)).toBeTruthy();
  expect(screen.getByRole("group", { name: "Next free times" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Wed 3 Mar, 15:00" })).toBeTruthy();
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(inputByLabel("Phone number").value).toBe("+231 77 555 0101");
  const calls = mockResponse(201, receipt);
  fireEvent.click(screen.getByRole("radio", { name: "Wed 3 Mar, 15:00" }));
  submitForm();
  await waitFor(() => expect(currentPath()).toBe(`/appointment/${secret}`));
  const sent = calls.mock.calls.find(([address]) => address.endsWith("/public/appointments"));
  expect(requestBody(sent).start).toBe(freeSlots[3]?.start);
});

const badStart = (msg: string) => [{ loc: ["body", "start"], msg }];
it.each([
  [410, { detail: "This home is no longer on offer. Look at similar homes, or call us." }, /no longer on offer/],
  [422, { detail: badStart("We are closed on this day. Choose another one."), slots: freeSlots }, /closed on this day/],
  [422, { detail: badStart("This time is over. Choose another one."), slots: [] }, /is over/],
  [429, { detail: "Too many enquiries" }, /Too many enquiries/],
])("says in one sentence why a %i booked nothing", async (status, body, text) => {
  mockResponse(status, body);
  open();
  fill();
  submitForm();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /^Call/ }).length).toBeGreaterThan(0);
  expect(readOutbox()).toEqual([]);
});

/** Books without a connection. */
async function bookOffline() {
  setOnline(false);
  mockNetworkFailure();
  open();
  fill();
  submitForm();
  expect(await screen.findByText("Not sent yet. We send it when the signal is back.")).toBeTruthy();
}
/** Leaves the page, and sends what waits when the signal is back. */
async function sendElsewhere(...response: Parameters<typeof mockResponse>) {
  cleanup();
  setOnline(true);
  const calls = mockResponse(...response);
  await act(() => sendPendingRequests());
  return calls;
}

it("waits without a connection, says so, and can be changed", async () => {
  await bookOffline();
  expect(screen.getByText("Monday 1 March, 10:00")).toBeTruthy();
  expect(readOutbox()).toMatchObject([{ kind: "appointment", service: "real-estate" }]);
  await act(async () => fireEvent.click(buttonByName("Change it")));
  await waitFor(() => expect(readOutbox()).toEqual([]));
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
});

it("is sent from any page when the signal is back, and leads to the appointment", async () => {
  await bookOffline();
  const calls = await sendElsewhere(201, receipt);
  expect(calls.mock.calls[0]?.[0]).toBe("/api/v1/public/appointments");
  await waitFor(() => expect(toast()).toContain("We have your viewing"));
  expect(toast()).toContain("Reference A-6B51B7C7");
  expect(document.querySelector(".toast-place a")?.getAttribute("href")).toBe(`/appointment/${secret}`);
});

it("says on another page that the time passed while there was no signal", async () => {
  await bookOffline();
  const over = "This time is over. Choose another one.";
  await sendElsewhere(422, { detail: badStart(over), slots: [] });
  await waitFor(() => expect(toast()).toContain("Your booking was not sent"));
  expect(toast()).toContain(over);
  expect(document.querySelector(".toast-place a")?.getAttribute("href")).toBe(path);
  cleanup();
  open();
  expect(await screen.findByText(over, { selector: "main *, form *" })).toBeTruthy();
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
});

it("shows a form that was rejected without a script, with its values and other times", () => {
  open({
    ...page(),
    [rejectedBookingKey]: {
      values: { name: "Ma Kebbeh", phone_number: "123", email: "x", start: freeSlots[1]?.start },
      problems: {
        "": "This time has just been taken. Choose another one.",
        email: "Please enter a valid email address",
      },
      slots: [freeSlots[2]],
    },
  });
  expect(screen.getByText("This time has just been taken. Choose another one.")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Wed 3 Mar, 09:00" })).toBeTruthy();
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(screen.getByLabelText("Email (optional)").closest("details")?.open).toBe(true);
});

it.each([
  ["let", "This home is let, so it can no longer be visited."],
  ["sold", "This home is sold, so it can no longer be visited."],
])("offers no time for a home that is %s", async (status, text) => {
  await act(async () => open(home({ status, is_available: false, ...(status === "let" && { kind: "rent" }) })));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("No longer available");
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See available homes" })).toBeTruthy();
  expect(document.querySelector("form")).toBeNull();
});

it("shows homes like the one to visit only if it is off the market", async () => {
  const show = (status: "let" | "available") => {
    const one = buildDetailProperty({ kind: "rent", status, is_available: status === "available" });
    const like = buildDetailProperty({ uuid: "like", title: "Green house" });
    return act(async () => open({ ...page(), [detailKey(uuid)]: buildDetailResponse(one, [like]) }));
  };
  await show("let");
  expect(await screen.findByRole("heading", { name: "Similar homes" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Green house" })).toBeTruthy();
  cleanup();
  await show("available");
  expect(screen.queryByRole("heading", { name: "Similar homes" })).toBeNull();
});

it("offers a time for a home under offer", () => {
  open({ ...home({ status: "under_offer", is_available: false }), ...buildSlots("viewing", uuid) });
  expect(screen.getByRole("button", { name: "Book" })).toBeTruthy();
});

it("has a next step when nothing is free", async () => {
  await act(async () => open(page({ slots: [] })));
  expect(screen.getByText("No free times in these two weeks")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Later days" }).getAttribute("href")).toMatch(/\?from=\d{4}-\d\d-\d\d$/);
  expect(screen.getByRole("link", { name: "Send a message" }).getAttribute("href")).toBe(`/contact?property=${uuid}`);
  expect(screen.getAllByRole("link", { name: /WhatsApp/ }).length).toBeGreaterThan(0);
});

it("says that nothing is known under the address", async () => {
  await act(async () => open({ [detailKey(uuid)]: null }));
  expect(screen.getByText("This cannot be booked")).toBeTruthy();
  cleanup();
  await act(async () => open({}, "/book/flight/1"));
  expect(screen.getByText("This cannot be booked")).toBeTruthy();
});

it("offers to tell of the next home like one that is gone", async () => {
  const removed = { kind: "rent", property_type: "House", city: "Monrovia", area: "Sinkor", reference: null };
  const data = { property: null, similar: [], removed: { ...removed, status: "let", is_final: true } };
  await act(async () => open({ [detailKey(uuid)]: { data } }));
  expect(screen.getByText("This cannot be booked")).toBeTruthy();
  const tell = screen.getByRole("link", { name: "Tell me when one comes" });
  expect(tell.getAttribute("href")).toBe("/tell-me?kind=rent&property_type=House&area=Sinkor");
});

it("offers to try again when the free times cannot be loaded", async () => {
  mockNetworkFailure();
  open(home());
  expect(await screen.findByText("The free times could not be loaded")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
});

it("shows the licence of a professional with the day it was checked, and asks for no message", () => {
  const professional = buildProfessional({ licence_number: "LMDC-123", licence_checked_at: "2026-11-02" });
  open(
    {
      "/public/professionals/d-1": { data: { professional: professional } },
      ...buildSlots("clinic", "d-1", { who: professional.name }),
    },
    "/book/clinic/d-1",
  );
  expect(screen.getByRole("heading", { name: "Book Appointment" })).toBeTruthy();
  expect(document.body.textContent).toContain("Licence LMDC-123, checked on 2 November 2026");
  expect(
    screen.getByText("You ask for a time. We confirm it in our opening hours, at least two hours before it begins."),
  ).toBeTruthy();
  expect(screen.queryByLabelText(/Message/)).toBeNull();
});

it("books a lesson of a course", () => {
  open(
    { "/public/courses/c-1": { data: { course: buildCourse({ lessons: 20 }) } }, ...buildSlots("lesson", "c-1") },
    "/book/lesson/c-1",
  );
  expect(screen.getByRole("heading", { name: "Book a lesson" })).toBeTruthy();
  expect(document.body.textContent).toContain("$150 per course · 20 lessons");
});

import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CalendarPage } from "#web/admin/features/calendar/calendar-page.tsx";
import { NextRequests } from "#web/admin/features/calendar/requests/next-requests.tsx";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import {
  buildAppointment,
  buildAppointmentDetail,
  buildAppointmentList,
  listSentChanges,
} from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

const request = buildAppointment({
  status: "requested",
  name: "Comfort Weah",
  message: "Can I bring my sister?",
  text: "Hello Comfort, we received your request.",
});
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
/** Opens the list of the requests. */
const openRequests = async () => {
  await screen.findByRole("button", { name: "1 to confirm" });
  await press("1 to confirm");
};
const isList = (call: string) => call.startsWith("GET /appointments?");

/** Mocks the API with one request, and returns what was sent. */
function mockRequest(refusal?: [number, unknown]) {
  let status = request.status;
  const calls = mockSignedInApi(({ call, body }) => {
    if (isList(call)) return buildAppointmentList([], status === "requested" ? [request] : []);
    if (call === `POST /appointments/${request.id}/told`) return [204];
    if (call !== `PATCH /appointments/${request.id}`) return undefined;
    if (refusal) return refusal;
    status = (body as { status: typeof status }).status;
    const appointment = buildAppointmentDetail({ ...request, status, text: `Hello Comfort, it is ${status}.` });
    return [200, { data: { appointment }, told: null }];
  });
  return { calls, sent: () => listSentChanges(calls) };
}

it("shows who asks for what, with a call and a chat that are recorded", async () => {
  const { calls } = mockRequest();
  await renderAt(<CalendarPage />, "/admin/calendar");
  await openRequests();
  const section = within(screen.getByRole("dialog", { name: "To confirm" }));
  expect(section.getByText("Can I bring my sister?")).toBeTruthy();
  expect(section.getByRole("link", { name: "Call Comfort Weah" }).getAttribute("href")).toBe("tel:+231775556066");
  const chat = section.getByRole("link", { name: "WhatsApp Comfort Weah" });
  expect(chat.getAttribute("href")).toBe(
    `https://wa.me/231775556066?text=${encodeURIComponent("Hello Comfort, we received your request.")}`,
  );
  await act(async () => void fireEvent.click(chat));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(`POST /appointments/${request.id}/told`));
});

it("is confirmed from the dashboard with one tap, which asks to tell the person", async () => {
  const { sent } = mockRequest();
  await renderAt(<NextRequests />, "/admin");
  expect(await screen.findByRole("link", { name: /^Wednesday 25 November.*: Comfort Weah$/ })).toBeTruthy();
  await press("Confirm Comfort Weah");
  await waitFor(() => expect(sent()).toEqual([{ status: "confirmed" }]));
  expect(await screen.findByText("Tell Comfort Weah that it is confirmed")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Appointments to confirm" })).toBeNull();
});

it("confirms the time that the colleague saw, and says so if the visitor has moved it since", async () => {
  const { calls } = mockRequest([409, { detail: "Moved by the visitor to Friday 27 November, 10:00." }]);
  await renderAt(<CalendarPage />, "/admin/calendar");
  await openRequests();
  await press("Confirm Comfort Weah");
  await waitFor(() => expect(toastText()).toContain("Moved by the visitor to Friday 27 November, 10:00."));
  const [sent] = calls.filter(({ call }) => call.startsWith("PATCH"));
  expect(sent?.body).toEqual({ status: "confirmed", sequence: request.sequence });
  expect(screen.getByRole("button", { name: "1 to confirm" })).toBeTruthy();
});

it("confirms a request, offers the message, and undoes it", async () => {
  const { sent } = mockRequest();
  await renderAt(<CalendarPage />, "/admin/calendar");
  await openRequests();
  await press("Confirm Comfort Weah");
  await waitFor(() => expect(toastText()).toContain("Confirmed"));
  expect(screen.queryByRole("button", { name: /to confirm/ })).toBeNull();
  expect(screen.getByText("Tell Comfort Weah that it is confirmed")).toBeTruthy();
  expect(screen.getByText("Hello Comfort, it is confirmed.")).toBeTruthy();
  await press("Undo");
  await waitFor(() => expect(toastText()).toContain("It is as it was before."));
  expect(await screen.findByRole("button", { name: "1 to confirm" })).toBeTruthy();
  expect(sent()).toEqual([{ status: "confirmed" }, { status: "requested" }]);
});

it("puts a request back that could not be confirmed", async () => {
  mockRequest([409, { detail: "This appointment was cancelled or is over. Book a new one." }]);
  await renderAt(<CalendarPage />, "/admin/calendar");
  await openRequests();
  await press("Confirm Comfort Weah");
  await waitFor(() => expect(toastText()).toContain("This appointment was cancelled or is over."));
  expect(await screen.findByRole("button", { name: "1 to confirm" })).toBeTruthy();
});

it("declines a request with a reason in one tap, then offers the message", async () => {
  const { sent } = mockRequest();
  await renderAt(<CalendarPage />, "/admin/calendar");
  await openRequests();
  await press("Decline Comfort Weah");
  await press("The home is no longer available");
  const dialog = within(await screen.findByRole("dialog", { name: "Tell the person" }));
  expect(dialog.getByRole("link", { name: "WhatsApp Comfort Weah" }).getAttribute("href")).toContain(
    encodeURIComponent("Hello Comfort, it is cancelled."),
  );
  expect(sent()).toEqual([{ status: "cancelled", reason: "The home is no longer available" }]);
});

it("says on the dashboard that the appointments could not be loaded, and loads them again", async () => {
  let fails = true;
  mockSignedInApi(({ call }) =>
    isList(call) ? (fails ? [503, { detail: "Please try again" }] : buildAppointmentList([], [request])) : undefined,
  );
  await renderAt(<NextRequests />, "/admin");
  expect((await screen.findByRole("alert")).textContent).toContain("The appointments could not be loaded");
  fails = false;
  await press("Try Again");
  expect(await screen.findByText("Comfort Weah")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

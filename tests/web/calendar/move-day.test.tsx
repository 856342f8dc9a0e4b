import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MoveDayDialog } from "#web/admin/features/calendar/move-day/move-day-dialog.tsx";
import { PeopleToTell } from "#web/admin/features/calendar/telling/people-to-tell.tsx";
import { Reminders } from "#web/admin/features/calendar/telling/reminders.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildToTell } from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const other = buildToTell({ id: "a0000000-0000-4000-8000-0000000000ff", name: "Prince Doe", why: "stuck", to: null });
const isTold = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `${name} is told` });
/** What was sent about the people of appointments. */
const sentAbout = (calls: readonly { call: string; body: unknown }[]) =>
  calls.filter(({ call }) => /\/(?:told|reminded)$/.test(call)).map(({ call, body }) => [call, body]);

it("moves a day, lists whom to tell, and records who was contacted", async () => {
  const calls = mockSignedInApi(({ call }) => {
    if (call === "POST /appointments/move-day")
      return [
        200,
        { data: { appointments: [buildToTell(), other] }, moved: 1, unmoved: 1, left: 0, next_cursor: null },
      ];
    return call.endsWith("/told") ? [204] : undefined;
  });
  await renderAt(<MoveDayDialog date="2026-11-24" onClose={() => undefined} />, "/admin/calendar");
  expect((screen.getByLabelText("Day") as HTMLInputElement).value).toBe("2026-11-25");
  await press("Move all");
  expect(await screen.findByText(/^2 of 2 still to tell/)).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
    date: "2026-11-25",
    to_date: "2026-11-26",
  });
  expect(screen.getByText("Wednesday 25 November, 10:00 → Thursday 26 November, 10:00")).toBeTruthy();
  expect(
    screen.getByText("Wednesday 25 November, 10:00: cannot take place then, and has no other time yet"),
  ).toBeTruthy();
  const chat = screen.getByRole("link", { name: "WhatsApp Hawa Sirleaf" });
  expect(chat.getAttribute("href")).toContain(encodeURIComponent("Hello Hawa, the new time is Thursday."));
  await act(async () => void fireEvent.click(chat));
  expect(screen.getByText(/^1 of 2 still to tell/)).toBeTruthy();
  await act(async () => void fireEvent.click(isTold("Prince Doe")));
  expect(screen.getByText("Everyone is told.")).toBeTruthy();
  await act(async () => void fireEvent.click(isTold("Prince Doe")));
  expect(screen.getByText(/^1 of 2 still to tell/)).toBeTruthy();
  expect(sentAbout(calls)).toEqual([
    [`POST /appointments/${buildToTell().id}/told`, { by: "whatsapp" }],
    [`POST /appointments/${other.id}/told`, { by: "call" }],
    [`DELETE /appointments/${other.id}/told`, undefined],
  ]);
});

it("goes on with the rest of a long day by the same button", async () => {
  const responses = [
    { data: { appointments: [buildToTell()] }, moved: 1, unmoved: 0, left: 1, next_cursor: "1-2" },
    { data: { appointments: [other] }, moved: 0, unmoved: 1, left: 0, next_cursor: null },
  ];
  const calls = mockSignedInApi(({ call }) =>
    call === "POST /appointments/move-day" ? [200, responses.shift()] : undefined,
  );
  await renderAt(<MoveDayDialog date="2026-11-25" onClose={() => undefined} />, "/admin/calendar");
  await press("Move all");
  expect(await screen.findByText("1 appointment left")).toBeTruthy();
  await press("Move the rest");
  expect(await screen.findByText(/^2 of 2 still to tell/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Move the rest" })).toBeNull();
  expect(calls.filter(({ call }) => call.startsWith("POST")).at(-1)?.body).toEqual({
    date: "2026-11-25",
    to_date: "2026-11-26",
    cursor: "1-2",
  });
});

it("shows who is still to tell after the dialog was closed, and keeps a tick that failed open", async () => {
  let isStored = true;
  mockSignedInApi(({ call }) => {
    if (call === "GET /appointments/to-tell") return [200, { data: { appointments: [buildToTell(), other] } }];
    return call.endsWith("/told") ? (isStored ? [204] : [503, { detail: "Try again" }]) : undefined;
  });
  await renderAt(<PeopleToTell />, "/admin/calendar");
  fireEvent.click(await screen.findByText("2 people still to tell"));
  await act(async () => void fireEvent.click(isTold("Hawa Sirleaf")));
  expect(await screen.findByText("1 person still to tell")).toBeTruthy();
  isStored = false;
  await act(async () => void fireEvent.click(isTold("Prince Doe")));
  await waitFor(() => expect(isTold("Prince Doe").checked).toBe(false));
  expect(screen.getByText("1 person still to tell")).toBeTruthy();
});

it("names the field of a day that cannot be chosen", async () => {
  mockSignedInApi(({ call }) =>
    call === "POST /appointments/move-day"
      ? [422, { detail: [{ loc: ["body", "to_date"], msg: "Choose another day", type: "x" }] }]
      : undefined,
  );
  await renderAt(<MoveDayDialog date="2026-11-25" onClose={() => undefined} />, "/admin/calendar");
  await press("Move all");
  expect(await screen.findByText("Choose another day")).toBeTruthy();
});

it("lists the reminders of today, and records the one that was sent", async () => {
  const reminder = buildToTell({ why: "reminder", to: "2026-11-25T10:00:00.000Z" });
  const calls = mockSignedInApi(({ call }) => {
    if (call === "GET /appointments/to-send") return [200, { data: { appointments: [reminder] } }];
    return call === `POST /appointments/${reminder.id}/reminded` ? [204] : undefined;
  });
  await renderAt(<Reminders />, "/admin/calendar");
  fireEvent.click(await screen.findByText("1 reminder to send"));
  await act(async () => void fireEvent.click(screen.getByRole("link", { name: "WhatsApp Hawa Sirleaf" })));
  expect(await screen.findByText("All reminders are sent")).toBeTruthy();
  // It stays recorded.
  await act(async () => void fireEvent.click(isTold("Hawa Sirleaf")));
  expect(sentAbout(calls)).toEqual([[`POST /appointments/${reminder.id}/reminded`, { by: "whatsapp" }]]);
});

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MoveDayDialog } from "#web/features/admin/calendar/move-day/move-day-dialog.tsx";
import { Reminders } from "#web/features/admin/calendar/reminders/reminders.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildToTell } from "../support/appointments.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") }));
afterEach(resetScreen);

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const other = buildToTell({ id: "a0000000-0000-4000-8000-0000000000ff", name: "Prince Doe", to: null });

it("moves a day, lists whom to tell, and ticks off who was contacted", async () => {
  const calls = mockSignedInApi(({ call }) =>
    call === "POST /appointments/move-day"
      ? [200, { data: { appointments: [buildToTell(), other] }, moved: 1, unmoved: 1 }]
      : undefined,
  );
  await renderAt(<MoveDayDialog date="2026-11-24" onClose={() => undefined} />, "/admin/calendar");
  expect((screen.getByLabelText("Day") as HTMLInputElement).value).toBe("2026-11-25");
  await press("Move all");
  expect(await screen.findByText("2 of 2 still to tell.")).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
    date: "2026-11-25",
    to_date: "2026-11-26",
  });
  expect(screen.getByText("Wednesday 25 November, 10:00 → Thursday 26 November, 10:00")).toBeTruthy();
  expect(screen.getByText("Wednesday 25 November, 10:00: no free time, it did not move")).toBeTruthy();
  const chat = screen.getByRole("link", { name: "WhatsApp Hawa Sirleaf" });
  expect(chat.getAttribute("href")).toContain(encodeURIComponent("Hello Hawa, the new time is Thursday."));
  fireEvent.click(chat);
  expect(screen.getByText("1 of 2 still to tell.")).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: "Prince Doe is told" }));
  expect(screen.getByText("Everyone is told.")).toBeTruthy();
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
  const reminder = buildToTell({ to: "2026-11-25T10:00:00.000Z" });
  const calls = mockSignedInApi(({ call }) => {
    if (call === "GET /appointments/to-send") return [200, { data: { appointments: [reminder] } }];
    return call === `POST /appointments/${reminder.id}/reminded` ? [204] : undefined;
  });
  await renderAt(<Reminders />, "/admin/calendar");
  fireEvent.click(await screen.findByText("To send today: 1 reminder"));
  await act(async () => void fireEvent.click(screen.getByRole("link", { name: "WhatsApp Hawa Sirleaf" })));
  await waitFor(() => expect(calls.at(-1)?.call).toBe(`POST /appointments/${reminder.id}/reminded`));
  expect(screen.getByText("All reminders of today are sent")).toBeTruthy();
});

import type { APIRequestContext, Page } from "@playwright/test";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { appointmentEndpoints } from "#contract/endpoints/appointments.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { randomAddressHeaders } from "../accounts.ts";
import { readAuthorization } from "../admin.ts";
import { expect } from "../browser-test.ts";

/** Returns the hour of a day that is so many days ahead. */
export function daysAhead(days: number, hour: number): Date {
  const time = new Date(Date.now() + days * 86_400_000);
  time.setUTCHours(hour, 0, 0, 0);
  return time;
}

/** The path of the calendar's day. */
export const dayPath = (start: string) => `/admin/calendar?view=day&date=${start.slice(0, 10)}`;

/** Requests a viewing as a visitor does. Returns its start. */
export async function requestViewing(request: APIRequestContext, property_uuid: string, name: string): Promise<string> {
  const query = new URLSearchParams({ kind: "viewing", property_uuid, days: "14" });
  const free = await request.get(`${apiPrefix}${appointmentEndpoints.listSlots.path}?${query}`);
  const [, slot] = (await free.json()).data.slots;
  const booked = await request.post(apiPrefix + appointmentEndpoints.book.path, {
    data: { kind: "viewing", property_uuid, start: slot.start, name, phone_number: "0775 556 066", elapsed_ms: 9000 },
    headers: randomAddressHeaders(),
  });
  expect(booked.status(), await booked.text()).toBe(201);
  return slot.start;
}

/** Books for a caller. A colleague may choose any time that has not begun. */
export async function enterViewing(page: Page, property_uuid: string, name: string, start: Date) {
  const entered = await page.request.post(apiPrefix + appointmentEndpoints.createAppointment.path, {
    data: { kind: "viewing", property_uuid, start: start.toISOString(), name, phone_number: "0775 556 066" },
    headers: { ...(await readAuthorization(page)), "Idempotency-Key": crypto.randomUUID() },
  });
  expect(entered.status(), await entered.text()).toBe(201);
  const appointment: AdminAppointment = (await entered.json()).data.appointment;
  return appointment;
}

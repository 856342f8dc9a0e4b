import type { APIRequestContext, Page } from "@playwright/test";
import * as z from "zod";
import { appointmentKinds, appointmentStatuses } from "#contract/appointments/appointment-kinds.ts";
import type { Slot } from "#contract/appointments/booking.ts";
import type { TestSite } from "../../../support/site/test-site.ts";
import { randomAddressHeaders } from "../accounts.ts";
import { expect } from "../browser-test.ts";
import { advanceClockByFillTime } from "../page-clock.ts";

const api = "/api/v1";

/** Returns the free times of a home. */
export async function readFreeTimes(request: APIRequestContext, uuid: string): Promise<Slot[]> {
  const response = await request.get(`${api}/public/slots?kind=viewing&property_uuid=${uuid}&days=14`);
  expect(response.status()).toBe(200);
  return (await response.json()).data.slots;
}

let count = 0;

/** Returns a phone number that only one booking uses. */
export function createPhone(): string {
  count += 1;
  const digits = `${process.pid}${Date.now()}${count}`.slice(-6);
  return `+231 77 6${digits.slice(0, 2)} ${digits.slice(2)}`;
}

/** Books a time of a home through the API. Returns the path of the page of the appointment. */
export async function bookHome(request: APIRequestContext, uuid: string, start: string): Promise<string> {
  const response = await request.post(`${api}/public/appointments`, {
    data: { kind: "viewing", property_uuid: uuid, start, name: "Other Visitor", phone_number: createPhone() },
    headers: randomAddressHeaders(),
  });
  expect(response.status(), await response.text()).toBe(201);
  return new URL((await response.json()).manage_url).pathname;
}

const storedAppointment = z.object({
  status: z.enum(appointmentStatuses),
  start_at: z.string(),
  sequence: z.number(),
  kind: z.enum(appointmentKinds),
  property_uuid: z.string().nullable(),
});

/** Returns the stored appointments of one phone number. */
export async function readStoredAppointments(site: TestSite, phone: string) {
  const rows = await site.query(
    `SELECT appointments.status, start_at, sequence, kind, appointments.property_uuid FROM appointments
    JOIN enquiries ON enquiries.n = enquiry_n WHERE phone_number = ? ORDER BY appointments.n`,
    phone,
  );
  return z.array(storedAppointment).parse(rows);
}

export const bookingForm = (page: Page) => page.getByRole("main").locator("form#book");

/** Fills in name and phone number, and waits until the script handles the form. */
export async function fillBooking(page: Page, phone: string): Promise<void> {
  const form = bookingForm(page);
  await form.getByLabel("Name").fill("Ma Kebbeh");
  await form.getByLabel("Phone number").fill(phone);
  await expect(form).toHaveJSProperty("noValidate", true);
  await advanceClockByFillTime(page);
}

/** Chooses the first or another time of the shown day. */
export const chooseTime = (page: Page, index = 0) =>
  page.getByRole("main").locator("label.chip:has(input[name=start])").nth(index).click();

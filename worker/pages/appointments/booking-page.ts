import type { Context } from "hono";
import { type AppointmentKind, appointmentKinds, subjectOfKind } from "#contract/appointments/appointment-kinds.ts";
import { bookingSchema, slotsQuerySchema } from "#contract/appointments/booking.ts";
import { type RejectedBooking, rejectedBookingKey } from "#contract/appointments/rejected-booking.ts";
import { readVisitSource } from "#contract/enquiries/enquiry-source.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { readLinkContext } from "#worker/modules/appointments/appointment-context.ts";
import { bookAppointment } from "#worker/modules/appointments/booking/book.service.ts";
import { listSlots } from "#worker/modules/appointments/times/slots.service.ts";
import { alertSoon } from "#worker/modules/enquiries/alerts/alert-soon.ts";
import { readEnquiryContext } from "#worker/modules/enquiries/enquiries.routes.ts";
import { sendMessagesSoon } from "#worker/modules/operations/send-messages-soon.ts";
import { renderer } from "../../../dist/server/entry-server.js";
import { createDocument } from "../create-document.ts";
import { logFailure, outagePage } from "../outage-page.ts";
import { readPageData } from "../page-data.ts";
import { problemsByField, readPostedForm } from "../posted-form.ts";
import { type RefusedForm, readRefusal } from "./refused-form.ts";

const { pagePlan } = renderer;

const slotsPath = "/public/slots?";

/** Shows the page that books a viewing, a lesson or a professional, with the free times of this moment. */
export async function showBookingPage(c: Context<AppEnv>, url: URL): Promise<Response> {
  try {
    const { document, status } = createDocument(c, url, await readBookingData(c, url));
    return c.html(document, status);
  } catch (error) {
    logFailure(c, error);
    return outagePage(c, url);
  }
}

/**
 * Books from a form that was posted without a script, and leads to the page of the appointment.
 * @throws ApiError 403 for a form of another site, 404 for an unknown kind, 413, 415
 */
export async function receiveBookingForm(c: Context<AppEnv>, url: URL): Promise<Response> {
  const kind = appointmentKinds.find((one) => one === c.req.param("kind"));
  if (!kind) throw new ApiError(404, "Not found");
  const result = await book(c, url, kind);
  if ("link" in result) return c.redirect(result.link, 303);
  const { form, status, headers } = result;
  // The form is shown again with its values even if the other data is unavailable.
  const data: PageData = await readBookingData(c, url).catch(() => ({}));
  const { document } = createDocument(c, url, { ...data, [rejectedBookingKey]: form });
  return c.html(document, status, headers);
}

async function book(
  c: Context<AppEnv>,
  url: URL,
  kind: AppointmentKind,
): Promise<{ link: string } | (RefusedForm & { form: RejectedBooking })> {
  const { values, website, identify } = await readPostedForm(c, url);
  const id = c.req.param("id") ?? "";
  const source = readVisitSource(url.searchParams, "");
  const parsed = bookingSchema.safeParse({ ...values, website, source, kind, [subjectOfKind[kind]]: id });
  if (!parsed.success) {
    return { form: { values, problems: problemsByField(parsed.error.issues), slots: [] }, status: 422 };
  }
  try {
    const [context, idempotency] = await Promise.all([readEnquiryContext(c), identify(`booking ${kind} ${id}`)]);
    const booked = await bookAppointment({ ...context, ...readLinkContext(c) }, parsed.data, idempotency);
    alertSoon(c, booked.enquiryId);
    sendMessagesSoon(c);
    return { link: new URL(booked.receipt.manage_url).pathname };
  } catch (error) {
    const refused = readRefusal(error);
    if (!refused) throw error;
    return { ...refused, form: { values, ...refused.form } };
  }
}

/**
 * Reads what the page shows. The free times are missing if what is booked is unknown or closed: the page then says so.
 * @throws StorageUnavailable
 */
async function readBookingData(c: Context<AppEnv>, url: URL): Promise<PageData> {
  const { keys } = pagePlan(url);
  const slotsKey = keys.find((key) => key.startsWith(slotsPath));
  const [{ data }, slots] = await Promise.all([
    readPageData(
      c.get("db"),
      keys.filter((key) => key !== slotsKey),
    ),
    slotsKey && readSlots(c.get("db"), slotsKey),
  ]);
  return slots && slotsKey ? { ...data, [slotsKey]: slots } : data;
}

/** Reads the free times of an SWR key. Undefined if there is nothing to book. */
export async function readSlots(db: D1Database, key: string) {
  const params = new URLSearchParams(key.slice(slotsPath.length));
  const query = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
  const parsed = slotsQuerySchema.safeParse(query);
  if (!parsed.success) return undefined;
  try {
    return await listSlots(db, parsed.data, new Date());
  } catch (error) {
    if (error instanceof ApiError || !(error instanceof StorageUnavailable)) return undefined;
    throw error;
  }
}

import type { Context } from "hono";
import { moveSchema } from "#contract/appointments/booking.ts";
import { type RejectedBooking, rejectedBookingKey } from "#contract/appointments/rejected-booking.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readAppointmentContext, readLinkContext } from "#worker/modules/appointments/appointment-context.ts";
import { cancelByLink, findLinked, moveByLink } from "#worker/modules/appointments/booking/manage.service.ts";
import { toPublicAppointment } from "#worker/modules/appointments/rows/appointment-rows.ts";
import { sendQueuedSoon } from "#worker/modules/enquiries/alerts/alert-soon.ts";
import { readEnquiryContext } from "#worker/modules/enquiries/enquiries.routes.ts";
import { sendMessagesSoon } from "#worker/modules/operations/send-messages-soon.ts";
import { renderer } from "../../../dist/server/entry-server.js";
import { createDocument } from "../create-document.ts";
import { logFailure, outagePage } from "../outage-page.ts";
import { readPageData } from "../page-data.ts";
import { problemsByField, readPostedForm } from "../posted-form.ts";
import { readSlots } from "./booking-page.ts";
import { type RefusedForm, readRefusal } from "./refused-form.ts";

const { cleanPastedPath, pagePlan } = renderer;

const appointmentsPath = "/public/appointments/";

/** Shows the page of a secret link. It changes nothing, because link scanners of chats and mail open it too. */
export async function showAppointmentPage(c: Context<AppEnv>, url: URL): Promise<Response> {
  c.set("hasSecretAddress", true);
  const cleaned = cleanPastedPath(url.pathname);
  if (cleaned !== undefined) return c.redirect(cleaned + url.search, 302);
  try {
    const { document, status } = createDocument(c, url, await readAppointmentData(c, url));
    return c.html(document, status);
  } catch (error) {
    logFailure(c, error);
    return outagePage(c, url);
  }
}

/**
 * Moves or cancels an appointment from a form that was posted without a script, and leads back to its page.
 * @throws ApiError 403 for a form of another site, 413, 415
 */
export async function receiveAppointmentForm(c: Context<AppEnv>, url: URL): Promise<Response> {
  c.set("hasSecretAddress", true);
  const refused = await change(c, url);
  if (!refused) return c.redirect(url.pathname, 303);
  // The form is shown again even if the other data is unavailable.
  const data: PageData = await readAppointmentData(c, url).catch(() => ({}));
  const { document } = createDocument(c, url, { ...data, [rejectedBookingKey]: refused.form });
  return c.html(document, refused.status, refused.headers);
}

/** Returns why a posted form had no effect; undefined if it had, or if the page of the appointment says why. */
async function change(c: Context<AppEnv>, url: URL): Promise<(RefusedForm & { form: RejectedBooking }) | undefined> {
  const { values } = await readPostedForm(c, url);
  const secret = c.req.param("secret") ?? "";
  const context = { ...(await readEnquiryContext(c)), ...readLinkContext(c) };
  try {
    if (values.action === "cancel") {
      const row = await cancelByLink(context, secret);
      sendQueuedSoon(c, row.enquiry_id);
      sendMessagesSoon(c);
      return undefined;
    }
    const parsed = moveSchema.safeParse(values);
    if (!parsed.success) {
      return { form: { values, problems: problemsByField(parsed.error.issues), slots: [] }, status: 422 };
    }
    const row = await moveByLink(context, secret, parsed.data.start);
    sendQueuedSoon(c, row.enquiry_id);
    sendMessagesSoon(c);
    return undefined;
  } catch (error) {
    if (isUnchangeable(error)) return undefined;
    const refused = readRefusal(error);
    if (!refused) throw error;
    return { ...refused, form: { values, ...refused.form } };
  }
}

/** An unknown link, or an appointment that is past or cancelled: its page says so. */
const isUnchangeable = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 410 && error.more !== undefined && "appointment" in error.more));

/**
 * Reads the appointment and, to move it, the free times.
 * @throws StorageUnavailable
 */
async function readAppointmentData(c: Context<AppEnv>, url: URL): Promise<PageData> {
  const secret = c.req.param("secret") ?? "";
  const context = readAppointmentContext(c);
  // A replica may not have the booking that has just led here.
  const [{ data }, row] = await Promise.all([readPageData(context.db, [], {}), findOrNull(c.get("primary"), secret)]);
  const appointment = row && toPublicAppointment(row, context, context.now);
  const shown = { ...data, [appointmentsPath + secret]: appointment && { data: { appointment } } };
  const slotsKey = appointment?.can_change && url.searchParams.has("move") ? findSlotsKey(url, appointment) : undefined;
  const slots = slotsKey && (await readSlots(context.db, slotsKey));
  return slotsKey && slots ? { ...shown, [slotsKey]: slots } : shown;
}

/** Returns the key of the free times that the page that books the same shows. */
function findSlotsKey(url: URL, appointment: ReturnType<typeof toPublicAppointment>): string | undefined {
  const { kind, property_uuid, course_id, professional_id } = appointment;
  const id = property_uuid ?? course_id ?? professional_id;
  if (id === null) return undefined;
  const { keys } = pagePlan(new URL(`/book/${kind}/${encodeURIComponent(id)}${url.search}`, url));
  return keys.find((key) => key.startsWith("/public/slots?"));
}

async function findOrNull(db: D1Database, secret: string) {
  try {
    return await findLinked(db, secret);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

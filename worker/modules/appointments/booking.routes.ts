import { Hono } from "hono";
import { secretPattern } from "#contract/appointments/link-params.ts";
import { appointmentEndpoints } from "#contract/endpoints/appointments.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { alertSoon, sendQueuedSoon } from "#worker/modules/enquiries/alerts/alert-soon.ts";
import { readEnquiryContext } from "#worker/modules/enquiries/enquiries.routes.ts";
import { sendMessagesSoon } from "#worker/modules/operations/send-messages-soon.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import { readAppointmentContext, readLinkContext } from "./appointment-context.ts";
import { bookAppointment } from "./booking/book.service.ts";
import { cancelByLink, findLinked, moveByLink, showAppointment } from "./booking/manage.service.ts";
import { describeForPerson, toCalendar, toEvent } from "./calendar-file.ts";
import { toPublicAppointment } from "./rows/appointment-rows.ts";
import { listNextTimes, listSlots } from "./times/slots.service.ts";

/** The endpoints by which visitors book, see, move and cancel appointments. */
export const booking = new Hono<AppEnv>();

route(booking, appointmentEndpoints.listSlots, (c, { searchParams }) =>
  listSlots(c.get("db"), searchParams, new Date()),
);

route(booking, appointmentEndpoints.listNextTimes, (c) => listNextTimes(c.get("db"), new Date()));

route(booking, appointmentEndpoints.book, async (c, { body, text }) => {
  const idempotency = await readIdempotentRequest(c.req, appointmentEndpoints.book.path, text);
  const context = { ...(await readEnquiryContext(c)), ...readLinkContext(c) };
  const { receipt, enquiryId } = await bookAppointment(context, body, idempotency);
  alertSoon(c, enquiryId);
  sendMessagesSoon(c);
  return receipt;
});

// The calendar file has the same path with `.ics`.
booking.on("GET", appointmentEndpoints.getBooking.path, async (c, next) => {
  const secret = secretPattern.exec(c.req.param("secret") ?? "")?.groups?.secret;
  if (secret === undefined || !c.req.path.endsWith(".ics")) return next();
  const context = readAppointmentContext(c);
  const row = await findLinked(context.db, secret);
  const [saved] = await query(context.db, findSavedSite);
  const { name, email } = saved?.data.site ?? siteDefaults;
  const event = toEvent(row, describeForPerson(row, context, name), context.origin, { name, email });
  return c.body(toCalendar(name, [event], { isCancelled: row.status === "cancelled" }), 200, {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `attachment; filename="${row.reference}.ics"`,
  });
});

route(booking, appointmentEndpoints.getBooking, async (c, { params }) => ({
  data: { appointment: await showAppointment(readAppointmentContext(c), params.secret) },
}));

route(booking, appointmentEndpoints.moveBooking, async (c, { params, body }) => {
  const context = { ...(await readEnquiryContext(c)), ...readLinkContext(c) };
  const row = await moveByLink(context, params.secret, body.start);
  sendQueuedSoon(c, row.enquiry_id);
  sendMessagesSoon(c);
  return { data: { appointment: toPublicAppointment(row, context, context.now) } };
});

route(booking, appointmentEndpoints.cancelBooking, async (c, { params }) => {
  const context = { ...(await readEnquiryContext(c)), ...readLinkContext(c) };
  const row = await cancelByLink(context, params.secret);
  sendQueuedSoon(c, row.enquiry_id);
  sendMessagesSoon(c);
  return { data: { appointment: toPublicAppointment(row, context, context.now) } };
});

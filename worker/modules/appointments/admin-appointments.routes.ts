import { Hono } from "hono";
import { appointmentEndpoints } from "#contract/endpoints/appointments.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { readAppointmentContext } from "./appointment-context.ts";
import { enterAppointment } from "./booking/enter.service.ts";
import { changeAppointment } from "./changes/change.service.ts";
import { moveDay } from "./move-day/move-day.service.ts";
import { listForAdmin, noteSeen, showForAdmin } from "./show.service.ts";
import { listToSend, noteReminder } from "./telling/reminders.service.ts";
import { listPeopleToTell, tellByHand, undoTelling } from "./telling/telling.service.ts";
import { readAvailability, replaceAvailability } from "./times/availability.service.ts";

/** The endpoints by which colleagues see and change appointments. */
export const adminAppointments = new Hono<AppEnv>();

route(adminAppointments, appointmentEndpoints.listAppointments, (c, { searchParams }) =>
  listForAdmin(readAppointmentContext(c), adminActor(c), searchParams),
);

route(adminAppointments, appointmentEndpoints.listToSend, async (c) => ({
  data: { appointments: await listToSend(readAppointmentContext(c), adminActor(c)) },
}));

route(adminAppointments, appointmentEndpoints.listToTell, async (c) => ({
  data: { appointments: await listPeopleToTell(readAppointmentContext(c), adminActor(c)) },
}));

route(adminAppointments, appointmentEndpoints.createAppointment, async (c, { body, text }) => {
  const [context, actor] = [readAppointmentContext(c), adminActor(c)];
  const scope = `${appointmentEndpoints.createAppointment.path} ${actor.id}`;
  const idempotency = await readIdempotentRequest(c.req, scope, text);
  const { id, told } = await enterAppointment(context, actor, body, idempotency);
  return { data: { appointment: await showForAdmin(context, actor, id) }, told };
});

route(adminAppointments, appointmentEndpoints.moveDay, (c, { body }) =>
  moveDay(readAppointmentContext(c), adminActor(c), body),
);

route(adminAppointments, appointmentEndpoints.getAppointment, async (c, { params }) => {
  const [context, actor] = [readAppointmentContext(c), adminActor(c)];
  const appointment = await showForAdmin(context, actor, params.id);
  await noteSeen(context, actor, appointment.enquiry_id);
  return { data: { appointment }, told: null };
});

route(adminAppointments, appointmentEndpoints.updateAppointment, async (c, { params, body }) => {
  const [context, actor] = [readAppointmentContext(c), adminActor(c)];
  const told = await changeAppointment(context, actor, params.id, body);
  return { data: { appointment: await showForAdmin(context, actor, params.id) }, told };
});

route(adminAppointments, appointmentEndpoints.noteReminder, (c, { params, body }) =>
  noteReminder(readAppointmentContext(c), adminActor(c), params.id, body.by),
);

route(adminAppointments, appointmentEndpoints.noteTold, (c, { params, body }) =>
  tellByHand(readAppointmentContext(c), adminActor(c), params.id, body.by),
);

route(adminAppointments, appointmentEndpoints.undoTold, (c, { params }) =>
  undoTelling(readAppointmentContext(c), adminActor(c), params.id),
);

route(adminAppointments, appointmentEndpoints.getAvailability, (c) => readAvailability(c.get("db")));

route(adminAppointments, appointmentEndpoints.saveAvailability, (c, { body }) =>
  replaceAvailability(readAppointmentContext(c), adminActor(c), body),
);

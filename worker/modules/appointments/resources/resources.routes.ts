import { Hono } from "hono";
import { appointmentEndpoints } from "#contract/endpoints/appointments.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { sha256 } from "#shared/sha256.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { newLinkToken } from "#worker/security/tokens.ts";
import { listForCalendar } from "../appointment-list.repository.ts";
import { calendarNotFound } from "../appointments.errors.ts";
import { describeForColleague, toCalendar, toEvent } from "../calendar-file.ts";
import { findCalendarOwner, saveCalendarLink } from "../calendar-links.repository.ts";
import { listResources } from "./resources.repository.ts";
import { changeResource, createResource, removeResource } from "./resources.service.ts";

/** The calendar of a colleague. Its address is the key, so it needs no session. */
export const calendarFiles = new Hono<AppEnv>();

route(calendarFiles, appointmentEndpoints.getCalendar, async (c, { params }) => {
  const [db, origin] = [c.get("db"), c.get("origin")];
  const [owner] = await query(db, findCalendarOwner(await sha256(params.file)));
  if (!owner) throw calendarNotFound();
  const [rows] = await query(db, listForCalendar(owner, new Date()));
  const events = rows.map((row) => toEvent(row, describeForColleague(row, origin), origin));
  return c.body(toCalendar(`Appointments of ${owner.username}`, events, { refresh: "PT1H" }), 200, {
    "content-type": "text/calendar; charset=utf-8",
  });
});

/** The endpoints of what appointments need. */
export const resources = new Hono<AppEnv>();

route(resources, appointmentEndpoints.listResources, async (c) => {
  const [all] = await query(c.get("db"), listResources(adminActor(c)));
  return { data: { resources: all } };
});

route(resources, appointmentEndpoints.createResource, async (c, { body, text }) => {
  const actor = adminActor(c);
  const scope = `${appointmentEndpoints.createResource.path} ${actor.id}`;
  const idempotency = await readIdempotentRequest(c.req, scope, text);
  return { data: { resource: await createResource(c.get("db"), actor, body, idempotency) } };
});

route(resources, appointmentEndpoints.updateResource, async (c, { params, body }) => ({
  data: { resource: await changeResource(c.get("db"), adminActor(c), params.id, body) },
}));

route(resources, appointmentEndpoints.deleteResource, (c, { params }) =>
  removeResource(c.get("db"), adminActor(c), params.id),
);

route(resources, appointmentEndpoints.renewCalendar, async (c) => {
  const secret = newLinkToken();
  await batch(c.get("db"), ...saveCalendarLink(adminActor(c), await sha256(secret), new Date()));
  const path = appointmentEndpoints.getCalendar.path.replace(":file", `${secret}.ics`);
  return { url: `${c.get("origin")}${apiPrefix}${path}` };
});

import { Hono } from "hono";
import { inboxEndpoints } from "#contract/endpoints/inbox.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { idempotencyKeyReused, readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { alertSoon, sendQueuedSoon } from "../alerts/alert-soon.ts";
import { planAssignment } from "../alerts/plan-assignment.service.ts";
import { assigneeNotAllowed, enquiryNotFound } from "../enquiries.errors.ts";
import { updateEnquiries } from "./bulk-changes.repository.ts";
import { enquiryExists, insertContact, updateNextStep } from "./enquiry-events.repository.ts";
import { deleteViewer, upsertViewer } from "./enquiry-viewers.repository.ts";
import { logEnquiry } from "./log-enquiry.service.ts";
import { moveToPerson, undoChange } from "./move-enquiry.service.ts";

/** The endpoints by which admins log enquiries, change several, and note what they did. */
export const inboxActions = new Hono<AppEnv>();

route(inboxActions, inboxEndpoints.logEnquiry, async (c, { body, text }) => {
  const actor = adminActor(c);
  const idempotency = await readIdempotentRequest(c.req, `${inboxEndpoints.logEnquiry.path} ${actor.id}`, text);
  const context = { db: c.get("db"), channels: c.get("channels"), now: new Date() };
  const receipt = await logEnquiry(context, actor, body, idempotency);
  alertSoon(c, receipt.id);
  return receipt;
});

route(inboxActions, inboxEndpoints.updateEnquiries, async (c, { body }) => {
  const [db, actor, now] = [c.get("db"), adminActor(c), new Date()];
  const told = await planAssignment({ db, channels: c.get("channels"), now }, actor, body.assignee_id);
  const [changed] = await query(db, updateEnquiries(actor, body, crypto.randomUUID(), now, told));
  if (!changed) throw assigneeNotAllowed();
  if (told) sendQueuedSoon(c);
  return changed;
});

route(inboxActions, inboxEndpoints.undoEnquiries, (c, { body }) => undoChange(c.get("db"), adminActor(c), body.undo));

route(inboxActions, inboxEndpoints.moveEnquiry, (c, { params, body }) =>
  moveToPerson(c.get("db"), adminActor(c), params.id, body.person_id),
);

route(inboxActions, inboxEndpoints.recordContact, async (c, { params, body, text }) => {
  const [db, actor, now] = [c.get("db"), adminActor(c), new Date()];
  const scope = `${inboxEndpoints.recordContact.path} ${params.id} ${actor.id}`;
  const idempotency = await readIdempotentRequest(c.req, scope, text);
  const [isFound] = await query(db, enquiryExists(actor, params.id));
  if (!isFound) throw enquiryNotFound();
  await runOnce(db, { idempotency, createReusedError: idempotencyKeyReused }, now, async (store) => {
    await batch(db, ...store(null), ...insertContact(actor, params.id, body, now));
    return null;
  });
});

route(inboxActions, inboxEndpoints.setNextStep, async (c, { params, body }) => {
  const [found] = await query(c.get("db"), updateNextStep(adminActor(c), params.id, body, new Date()));
  if (!found) throw enquiryNotFound();
});

route(inboxActions, inboxEndpoints.keepViewing, async (c, { params }) => {
  const [found] = await query(c.get("db"), upsertViewer(adminActor(c), params.id, new Date()));
  if (!found) throw enquiryNotFound();
});

route(inboxActions, inboxEndpoints.endViewing, async (c, { params }) => {
  await batch(c.get("db"), deleteViewer(adminActor(c), params.id));
});

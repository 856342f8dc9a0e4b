import { Hono } from "hono";
import { wantEndpoints } from "#contract/endpoints/wants.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { readLinkContext } from "#worker/modules/appointments/appointment-context.ts";
import { alertSoon } from "#worker/modules/enquiries/alerts/alert-soon.ts";
import { readEnquiryContext } from "#worker/modules/enquiries/enquiries.routes.ts";
import { sendMessagesSoon } from "#worker/modules/operations/send-messages-soon.ts";
import { changeByLink, confirmWant, endByLink, showWant } from "./manage-want.service.ts";
import { receiveWaiting, receiveWant } from "./receive-want.service.ts";
import { takeHeldTime } from "./telling/take-time.service.ts";
import { readChannels, readWantContext } from "./want-context.ts";

/** The endpoints by which visitors are told when a home or a free time comes. */
export const publicWants = new Hono<AppEnv>();

route(publicWants, wantEndpoints.getWantChannels, readChannels);

route(publicWants, wantEndpoints.addWant, async (c, { body, text }) => {
  const idempotency = await readIdempotentRequest(c.req, wantEndpoints.addWant.path, text);
  const receipt = await receiveWant(readWantContext(c), body, idempotency);
  sendMessagesSoon(c);
  return receipt;
});

route(publicWants, wantEndpoints.addWaiting, async (c, { body, text }) => {
  const idempotency = await readIdempotentRequest(c.req, wantEndpoints.addWaiting.path, text);
  const receipt = await receiveWaiting(readWantContext(c), body, idempotency);
  sendMessagesSoon(c);
  return receipt;
});

route(publicWants, wantEndpoints.getWant, (c, { params }) => showWant(readWantContext(c), params.secret));

route(publicWants, wantEndpoints.changeWant, async (c, { params, body }) => {
  await changeByLink(readWantContext(c), params.secret, body);
  return showWant(readWantContext(c), params.secret);
});

route(publicWants, wantEndpoints.endWant, (c, { params }) => endByLink(readWantContext(c), params.secret));

route(publicWants, wantEndpoints.takeTime, async (c, { params, body }) => {
  const context = { ...(await readEnquiryContext(c)), ...readLinkContext(c) };
  const { receipt, enquiryId } = await takeHeldTime(context, params.secret, body);
  alertSoon(c, enquiryId);
  sendMessagesSoon(c);
  return receipt;
});

route(publicWants, wantEndpoints.confirmWant, (c, { params }) => confirmWant(readWantContext(c), params.secret));

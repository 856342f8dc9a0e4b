import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { runAfterResponse } from "#worker/http/run-after-response.ts";
import { sendEnquiryMails } from "../mail/enquiry-mail.service.ts";
import { queueDueAlerts } from "./escalate.service.ts";
import { sendAlerts } from "./send-alerts.service.ts";

/** Sends the alerts of a new enquiry after the response. What fails is sent by the schedule. */
export function alertSoon(c: Context<AppEnv>, id: string): void {
  runSoon(c, async (context) => {
    await sendAlerts(context, id);
    const { recordPush, mail } = context.channels;
    // A local site has no schedule that sends the mail to the owner.
    if (recordPush && mail) await sendEnquiryMails(context.db, mail, context.now);
  });
}

/** Sends the queued alerts of an enquiry, or of all, after the response. */
export const sendQueuedSoon = (c: Context<AppEnv>, id?: string): void =>
  runSoon(c, (context) => sendAlerts(context, id));

/**
 * Queues and sends what is due after the response: opening the inbox is sooner than the next run of the schedule, and a
 * local site has no schedule.
 */
export function sendDueSoon(c: Context<AppEnv>): void {
  runSoon(c, async (context) => {
    if (await queueDueAlerts(context)) await sendAlerts(context);
  });
}

function runSoon(c: Context<AppEnv>, work: (context: Parameters<typeof sendAlerts>[0]) => Promise<unknown>): void {
  const channels = c.get("channels");
  if (!channels.push && !channels.mail) return;
  runAfterResponse(c, work({ db: c.get("primary"), channels, now: new Date() }), { error: "Alerts failed" });
}

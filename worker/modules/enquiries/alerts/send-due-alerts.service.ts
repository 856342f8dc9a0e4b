import type { SendResult } from "#worker/db/outbox.ts";
import { queueDueAlerts } from "./escalate.service.ts";
import { type AlertContext, sendAlerts } from "./send-alerts.service.ts";

/** What a run of the schedule did. */
type Run = Partial<SendResult> & { unopened?: number; steps?: number };

/** Queues and sends all alerts that are due. @returns undefined when none was, or nothing is configured */
export async function sendDueAlerts(context: AlertContext): Promise<Run | undefined> {
  const { push, mail } = context.channels;
  if (!push && !mail) return undefined;
  const queued = await queueDueAlerts(context);
  const sent = await sendAlerts(context);
  return queued || sent ? { ...queued, ...sent } : undefined;
}

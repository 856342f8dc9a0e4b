import type { SendResult } from "#worker/db/outbox.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { maxAlertsPerRun } from "./due-alerts.repository.ts";
import { queueDueAlerts } from "./escalate.service.ts";
import { type AlertContext, maxRounds, sendAlerts } from "./send-alerts.service.ts";

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

export const alertsTask: ScheduledTask = {
  name: "alerts",
  label: "telling colleagues about enquiries",
  when: "each minute",
  limit: `${maxRounds * maxAlertsPerRun} alerts`,
  whenLate: "Alerts stay queued; the next run also passes unopened enquiries on.",
  run: sendDueAlerts,
};

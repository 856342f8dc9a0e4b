import { alarmLabels } from "#contract/admin/alarm-labels.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { type Alarm, findAnnouncements } from "./alarm-list.repository.ts";
import { queueMessage, queueWebhookCall } from "./messages.repository.ts";

/** An alarm that ended longer ago without an announcement is not announced: there was no channel for it. */
const maxAgeOfEndedMs = 3_600_000;

type AlarmState = "open" | "ended";

export interface AlarmChannels {
  mail: boolean;
  webhook: boolean;
  /** Origin of the site, for the link in mails. */
  origin: string;
}

/**
 * Queues a mail and a webhook call for each alarm that began, and for each announced alarm that ended.
 * @returns the number of queued messages; undefined when there was nothing to announce
 */
export async function announceAlarms(db: D1Database, channels: AlarmChannels, now: Date): Promise<number | undefined> {
  const [{ alarms, announced }] = await query(db, findAnnouncements);
  const messages: Statement[] = [];
  const announce = (alarm: Alarm, state: AlarmState, channel: "mail" | "webhook") => {
    const id = `alarm:${alarm.name}:${alarm.since}:${state}:${channel}`;
    if (announced.has(id)) return;
    const subject = `${state === "open" ? "Alarm" : "Ended"}: ${alarmLabels[alarm.name]}`;
    messages.push(
      channel === "mail"
        ? queueMessage({ id, recipient: null, subject, body: mailText(alarm, state, channels.origin) }, now)
        : queueWebhookCall({ id, subject, body: webhookJson(alarm, state) }, now),
    );
  };
  for (const channel of (["mail", "webhook"] as const).filter((name) => channels[name])) {
    for (const alarm of alarms) {
      const isOld = alarm.ended_at !== null && Date.parse(alarm.ended_at) < now.getTime() - maxAgeOfEndedMs;
      if (isOld && !announced.has(`alarm:${alarm.name}:${alarm.since}:open:${channel}`)) continue;
      announce(alarm, "open", channel);
      if (alarm.ended_at !== null) announce(alarm, "ended", channel);
    }
  }
  if (messages.length === 0) return undefined;
  await batch(db, ...messages);
  return messages.length;
}

/** Returns what the webhook receives about an alarm. */
export function webhookJson(alarm: Alarm, state: AlarmState): string {
  const { name, detail, since, ended_at } = alarm;
  return JSON.stringify({ name, state, detail, since, ended_at: state === "ended" ? ended_at : null });
}

function mailText({ detail, since, ended_at }: Alarm, state: AlarmState, origin: string): string {
  const times = [
    `Since: ${readableTime(since)}`,
    ...(state === "ended" && ended_at ? [`Ended: ${readableTime(ended_at)}`] : []),
  ];
  return [detail, "", ...times, "", `${origin}/admin`].join("\n");
}

/** Returns an ISO time as "2026-03-14 08:30 (Monrovia)"; Monrovia's time is UTC. */
export const readableTime = (iso: string) => `${iso.slice(0, 16).replace("T", " ")} (Monrovia)`;

export const announceAlarmsTask: ScheduledTask = {
  name: "alarms",
  label: "announcing alarms",
  when: "every five minutes",
  limit: "all open alarms",
  whenLate: "The next run announces what is still open, or ended within an hour.",
  run: ({ db, mail, config, origin, now }) =>
    announceAlarms(db, { mail: mail !== undefined, webhook: config.alarmWebhookUrl !== undefined, origin }, now),
};

import { alarmLabels } from "#contract/admin/alarm-labels.ts";
import { batch } from "#worker/db/query.ts";
import { postWebhook } from "#worker/lib/post-webhook.ts";
import { readableTime, webhookJson } from "#worker/modules/operations/announce-alarms.service.ts";
import { queueMessage } from "#worker/modules/operations/messages.repository.ts";
import type { ScheduleContext, ScheduledTask } from "#worker/scheduled-task.ts";
import type { Stores } from "#worker/storage/stores.ts";

const key = "state/database-outage.json";
const repeatAfterMs = 3_600_000;
/** The cron's interval. */
const runMinutes = 5;
const name = "storage";
const detail = "The site cannot save anything. New enquiries are kept and appear in the inbox later.";

/** The outage that is remembered in the image store, because the database cannot store an alarm. */
interface Outage {
  since: string;
  called_at: string;
}

interface Channels {
  webhookUrl: string | undefined;
  mail: boolean;
}

/**
 * Calls the webhook while the database cannot be written: at once, then every hour. If the image store fails too, the
 * run at the start of each hour calls it.
 * @throws Error when the webhook cannot be called
 */
export async function announceOutage(images: Stores["images"], { webhookUrl }: Channels, now: Date): Promise<void> {
  const at = now.toISOString();
  const isHourly = now.getUTCMinutes() < runMinutes;
  let outage: Outage = { since: at, called_at: at };
  try {
    const known = await findOutage(images);
    if (known && now.getTime() - Date.parse(known.called_at) < repeatAfterMs) return;
    outage = { since: known?.since ?? at, called_at: at };
    await images.put(key, new TextEncoder().encode(JSON.stringify(outage)), "application/json");
  } catch (error) {
    if (!isHourly) throw error;
  }
  if (webhookUrl) await call(webhookUrl, webhookJson({ name, detail, since: outage.since, ended_at: null }, "open"));
}

/**
 * Announces the end of an outage once: to the webhook, and by a mail that names its duration.
 * @throws Error when the webhook cannot be called; the next run tries again
 */
export async function announceOutageEnd({ db, images }: Stores, channels: Channels, now: Date): Promise<void> {
  const outage = await findOutage(images);
  if (!outage) return;
  const ended = { name, detail, since: outage.since, ended_at: now.toISOString() } as const;
  if (channels.mail) {
    const subject = `Ended: ${alarmLabels[name]}`;
    const body = `The site could not save anything from ${readableTime(outage.since)} to ${readableTime(ended.ended_at)}. It works again.`;
    await batch(db, queueMessage({ id: `outage:${outage.since}`, recipient: null, subject, body }, now));
  }
  if (channels.webhookUrl) await call(channels.webhookUrl, webhookJson(ended, "ended"));
  await images.delete(key);
}

async function findOutage(images: Stores["images"]): Promise<Outage | undefined> {
  const text = await images.readText(key);
  return text === null ? undefined : (JSON.parse(text) as Outage);
}

async function call(url: string, json: string): Promise<void> {
  const failure = await postWebhook(url, json);
  if (failure !== undefined) throw new Error(failure);
}

const toChannels = ({ config, mail }: ScheduleContext): Channels => ({
  webhookUrl: config.alarmWebhookUrl,
  mail: mail !== undefined,
});

const outage = {
  name: "outage",
  label: "announcing outages",
  when: "every five minutes",
  limit: "one call",
} as const;

/** The last task, while the database cannot record the others. */
export const announceOutageTask: ScheduledTask = {
  ...outage,
  whenLate: "The owner learns of an outage later.",
  run: (context) => announceOutage(context.images, toChannels(context), context.now),
};

/** The last task, while the database works. */
export const announceOutageEndTask: ScheduledTask = {
  ...outage,
  whenLate: "The next run announces the end.",
  run: (context) => announceOutageEnd(context, toChannels(context), context.now),
};

import type { OutboxMessage } from "#contract/alerts/alert-settings.ts";

const prefix = "outbox/";
const maxListed = 100;
/** The last millisecond that a date may have. Keys count down to it, so that the newest message is listed first. */
const lastTime = 8.64e15;

const getKey = ({ at }: OutboxMessage) =>
  `${prefix}${String(lastTime - Date.parse(at)).padStart(16, "0")}-${crypto.randomUUID()}`;

/** Keeps a message of a local site for `/admin/outbox`, and logs it. */
export async function recordMessage(bucket: R2Bucket, message: OutboxMessage): Promise<void> {
  console.log(JSON.stringify({ outbox: message }));
  await bucket.put(getKey(message), JSON.stringify(message));
}

/** Returns the last messages, the newest first. */
export async function listMessages(bucket: R2Bucket): Promise<OutboxMessage[]> {
  const { objects } = await bucket.list({ prefix, limit: maxListed });
  const bodies = await Promise.all(objects.map(({ key }) => bucket.get(key)));
  return Promise.all(bodies.flatMap((body) => (body ? [body.json<OutboxMessage>()] : [])));
}

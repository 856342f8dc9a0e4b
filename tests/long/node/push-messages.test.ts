import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { PushMessage } from "#contract/alerts/push-message.ts";
import { createVapidKey } from "../../../migrations/deployment-secrets.ts";
import { createKillableSite } from "../../local/killable-site.ts";
import { openAllDay, runLater, sendEnquiry, waitFor } from "../../support/push/enquiries-by-http.ts";
import { startPushService } from "../../support/push/push-service.ts";

const vapidKey = createVapidKey();
let service: Awaited<ReturnType<typeof startPushService>>;
let site: Awaited<ReturnType<typeof createKillableSite>>;

beforeAll(async () => {
  service = await startPushService();
  site = await createKillableSite({ VAPID_KEY: vapidKey });
  await execute(["INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '')", JSON.stringify(openAllDay)]);
}, 300_000);
beforeEach(async () => {
  service.received.length = 0;
  service.respondWith(() => 201);
  await execute(["DELETE FROM alert_devices"], ["DELETE FROM enquiries"]);
});
afterAll(async () => {
  await service.close();
  await site.remove();
});

type Command = [sql: string, ...values: string[]];

/** Runs statements on the stopped site and returns the rows of the last one. */
async function execute(...commands: Command[]): Promise<Record<string, unknown>[]> {
  const { db, close } = await site.open();
  try {
    const results = await db.batch<Record<string, unknown>>(
      commands.map(([sql, ...values]) => db.prepare(sql).bind(...values)),
    );
    return results.at(-1)?.results ?? [];
  } finally {
    await close();
  }
}

/** Gives the admin a device. */
const addDevice = (name: string) => {
  const { endpoint, keys } = service.subscribe(name);
  return execute([
    "INSERT INTO alert_devices (id, user_id, name, endpoint, p256dh, auth, created_at) VALUES (?, 'u', ?, ?, ?, ?, ?)",
    ...[crypto.randomUUID(), name, endpoint, keys.p256dh, keys.auth, new Date().toISOString()],
  ]);
};

it("a message is signed and encrypted, and has no name, message or word about health on the screen", async () => {
  await execute(["UPDATE users SET sees_health = 1"]);
  await addDevice("phone");
  const { origin, kill } = await site.start();
  const id = await sendEnquiry(origin, "health", 1000);
  await waitFor(() => service.received.length > 0);
  await kill();
  const [message] = service.received;
  expect(message?.data).toEqual({
    title: "New enquiry",
    body: expect.stringMatching(/^Answer by \w+(, \d\d:\d\d| evening)$/),
    id,
    path: `/admin/contact-submissions?open=${id}`,
    contacts: ["call", "whatsapp"],
    unanswered: 1,
  });
  const { aud, exp, sub, publicKey } = message?.claims ?? { aud: "", exp: 0, sub: "", publicKey: "" };
  expect([publicKey, sub]).toEqual([vapidKey.split(".")[0], "http://localhost"]);
  expect(aud).toBe(service.origin.replace("http:", "https:"));
  expect(exp).toBeGreaterThan(Date.now() / 1000);
  expect(exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600);
  expect(message?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "43200",
    urgency: "high",
    topic: id.replaceAll("-", ""),
  });
}, 120_000);

it("a silent push service delays no response, and the device is tried again", async () => {
  await addDevice("phone");
  service.respondWith(() => "silence");
  const { origin, kill } = await site.start();
  const attempts = service.countAttempts();
  const started = Date.now();
  const id = await sendEnquiry(origin, "health", 3000);
  expect(Date.now() - started).toBeLessThan(5000);
  await waitFor(() => service.countAttempts() > attempts);
  // Longer than the time that the site gives a push service.
  await new Promise((resolve) => setTimeout(resolve, 8000));
  service.respondWith(() => 201);
  expect((await runLater(origin, 6)).status).toBe(200);
  await kill();
  expect(service.received.map(({ data }) => (data as PushMessage).id)).toEqual([id]);
}, 120_000);

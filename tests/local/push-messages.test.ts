import { afterAll, beforeAll, expect, it } from "vitest";
import { sendPush } from "#worker/lib/send-push.ts";
import { createVapidKey } from "../../migrations/deployment-secrets.ts";
import { startPushService } from "../support/push/push-service.ts";

const [publicKey = "", privateKey = ""] = createVapidKey().split(".");
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

it("a message is signed for its push service, encrypted for its device, and kept for a phone that is off", async () => {
  const { endpoint, keys } = service.subscribe("phone");
  const sender = { publicKey, privateKey, subject: "http://localhost", isDevelopment: true };
  const sent = { data: JSON.stringify({ title: "New enquiry" }), topic: "anenquiry" };
  expect(await sendPush(sender, { endpoint, ...keys }, sent)).toEqual({ outcome: "accepted" });
  const [message] = service.received;
  expect(message).toMatchObject({
    data: { title: "New enquiry" },
    claims: { publicKey, sub: "http://localhost", aud: service.origin.replace("http:", "https:") },
    headers: { "content-encoding": "aes128gcm", ttl: "43200", urgency: "high", topic: "anenquiry" },
  });
  const secondsLeft = (message?.claims.exp ?? 0) - Date.now() / 1000;
  expect(secondsLeft).toBeGreaterThan(0);
  expect(secondsLeft).toBeLessThanOrEqual(24 * 3600);
});

import { buildPushPayload } from "@block65/webcrypto-web-push";
import type { VapidKeys } from "./vapid-keys.ts";

/** How long a push service may take for one message. */
const timeoutMs = 5000;
/** A phone that is off gets the message when it is on again, within this time. */
const keptSeconds = 12 * 3600;

/** The site as push services know it. */
export interface PushSender extends VapidKeys {
  /** A mailto or https address of the site. */
  subject: string;
  /** Whether a push service on this machine may be called, also without TLS. */
  isDevelopment: boolean;
}

/** The subscription of a browser. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushedMessage {
  /** JSON for the service worker. */
  data: string;
  /** A later message with the same topic replaces one that has not been delivered. At most 32 letters and digits. */
  topic: string;
}

/** `gone`: the subscription has ended, so it is to be deleted. */
export type PushOutcome = { outcome: "accepted" } | { outcome: "gone" } | { outcome: "failed"; reason: string };

/** Push services refuse a key with which the browser did not subscribe. Opening the account there renews the subscription. */
const refusedKey = "The push service refuses the key of this site. Open your account on the device to renew it";

/** Encrypts a message (RFC 8291) and sends it to the push service of one subscription. A redirect counts as a failure. */
export async function sendPush(
  { publicKey, privateKey, subject }: PushSender,
  { endpoint, p256dh, auth }: PushTarget,
  { data, topic }: PushedMessage,
): Promise<PushOutcome> {
  try {
    const { method, headers, body } = await buildPushPayload(
      { data, options: { ttl: keptSeconds, urgency: "high", topic } },
      // The library signs for https only; a test service on this machine has no certificate.
      { endpoint: endpoint.replace(/^http:/, "https:"), expirationTime: null, keys: { p256dh, auth } },
      { publicKey, privateKey, subject },
    );
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(endpoint, { method, headers, body, redirect: "manual", signal });
    await response.body?.cancel();
    if (response.ok) return { outcome: "accepted" };
    if (response.status === 404 || response.status === 410) return { outcome: "gone" };
    if (response.status === 401 || response.status === 403) return { outcome: "failed", reason: refusedKey };
    return { outcome: "failed", reason: `The push service responded with ${response.status}` };
  } catch (error) {
    return { outcome: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

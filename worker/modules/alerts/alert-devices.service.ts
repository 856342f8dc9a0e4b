import type { NewAlertDevice } from "#contract/alerts/alert-settings.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { isPushEndpoint } from "#worker/lib/push-services.ts";
import { fromBase64Url } from "#worker/security/base64.ts";
import { storeDevice } from "./alert-devices.repository.ts";
import { invalidPushKey, unknownPushService } from "./alerts.errors.ts";

/**
 * Stores the subscription of a browser and returns the id of the device.
 * @throws ApiError 422 for an address of an unknown service, or a key with which nothing can be encrypted
 */
export async function addDevice(
  db: D1Database,
  actor: AdminActor,
  device: NewAlertDevice,
  { name, isDevelopment, now }: { name: string; isDevelopment: boolean; now: Date },
): Promise<string> {
  if (!isPushEndpoint(device.endpoint, isDevelopment)) throw unknownPushService();
  if (!(await isPublicKey(device.keys.p256dh))) throw invalidPushKey();
  const [id] = await query(db, storeDevice(actor, device, name, now));
  return id;
}

/** Whether a text is a point of the curve P-256. */
async function isPublicKey(p256dh: string): Promise<boolean> {
  try {
    await crypto.subtle.importKey("raw", fromBase64Url(p256dh), { name: "ECDH", namedCurve: "P-256" }, false, []);
    return true;
  } catch {
    return false;
  }
}

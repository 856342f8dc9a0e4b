import { apiSend } from "#web/lib/api/api-client.ts";
import { endPush } from "#web/lib/offline/end-push.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, writeStored } from "#web/lib/storage/stored-value.ts";

/** Whether this browser can ring: `install` on an iPhone whose site is not on the home screen. */
export type PushSupport = "yes" | "no" | "install" | "blocked";

/** Safari on an iPhone or iPad has push messages only for a site that was added to the home screen. */
const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function getPushSupport(): PushSupport {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return isApplePhone() ? "install" : "no";
  }
  return Notification.permission === "denied" ? "blocked" : "yes";
}

/** The subscription of this browser. */
export interface OwnSubscription {
  endpoint: string;
  /** Whether it accepts messages of the server's current key. A push service refuses those of another key. */
  isCurrent: boolean;
}

/** Returns this browser's subscription; undefined without one. */
export async function readOwnSubscription(publicKey: string): Promise<OwnSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return undefined;
  const key = subscription.options.applicationServerKey;
  // A browser that does not tell the key is trusted.
  return { endpoint: subscription.endpoint, isCurrent: !key || toBase64Url(key) === publicKey.replace(/=+$/, "") };
}

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** The person did not allow notifications. */
export class NotAllowed extends Error {}

/**
 * Asks for the permission, subscribes this browser and adds it to the account.
 * @throws NotAllowed, ApiError, or the error of the browser
 */
export async function turnOnAlerts(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed();
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const own = await readOwnSubscription(publicKey);
  if (own && !own.isCurrent) await endPush();
  // Browsers that do not tell the key of a subscription refuse another one.
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    await endPush();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint = "", keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  await apiSend("POST /alerts/devices", { body: { endpoint, keys: { p256dh, auth } } });
  rememberDevice(endpoint);
}

/** Notes that this browser rings, so that a subscription that died is renewed. */
export const rememberDevice = (endpoint: string) => writeStored(storageKeys.alertDevice, endpoint);

/**
 * Replaces a subscription to an earlier key of the server, without a question: the person has allowed notifications.
 * @throws like `turnOnAlerts`
 */
export async function renewAlerts(publicKey: string, endpoint: string): Promise<void> {
  await turnOnAlerts(publicKey);
  // The push service would refuse each message to it.
  await apiSend("DELETE /alerts/devices", { body: { endpoint } });
}

/** Removes this browser from the account and ends its subscription. @throws ApiError */
export async function turnOffAlerts(endpoint: string): Promise<void> {
  await apiSend("DELETE /alerts/devices", { body: { endpoint } });
  deleteStored(storageKeys.alertDevice);
  await endPush();
}

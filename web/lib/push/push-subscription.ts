import { endPush } from "../offline/end-push.ts";
import { registerServiceWorker } from "../offline/register-service-worker.ts";

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

/** What a push service needs to reach this browser. */
interface PushKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Asks for the permission and subscribes this browser.
 * @throws NotAllowed, or the error of the browser
 */
export async function subscribeToPush(publicKey: string): Promise<PushKeys> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed();
  // The first page of a visit has not registered it yet.
  registerServiceWorker();
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
  return { endpoint, keys: { p256dh, auth } };
}

import useSWR from "swr";
import type { AlertSettings } from "#contract/alerts/alert-settings.ts";
import { rememberDevice, turnOnAlerts } from "#web/admin/lib/alerts/this-device.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { endPush } from "#web/lib/offline/end-push.ts";
import { getPushSupport, NotAllowed, readOwnSubscription } from "#web/lib/push/push-subscription.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { readStored } from "#web/lib/storage/stored-value.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** How often a screen that stays open looks again, when it comes to the front. */
const checkInterval = 300_000;

/** Why a browser that rang no longer does: a person removed it from the list of devices, or its subscription died and this failed. */
export type Silence = { isRemoved: true; publicKey: string } | { isRemoved: false; reason: string };

/**
 * Renews the push subscription of a browser that rang and whose subscription has died, without a question. Returns why it
 * does not ring; `silence` is undefined while it does, or if it was never to ring.
 * @param isOn false: does nothing
 */
export function useRenewedAlerts(isOn = true): { silence: Silence | undefined; checkAgain: () => void } {
  const { data, mutate } = useSWR(isOn ? "renewed alerts" : null, renewDeadAlerts, {
    focusThrottleInterval: checkInterval,
    dedupingInterval: checkInterval,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { silence: data ?? undefined, checkAgain: () => void mutate() };
}

const blocked: Silence = { isRemoved: false, reason: "Notifications are blocked in this browser." };

/** @throws the error of the service: whether the subscription has died is then unknown */
async function renewDeadAlerts(): Promise<Silence | null> {
  const support = getPushSupport();
  if (support === "no" || support === "install") return null;
  const known = readStored(storageKeys.alertDevice, isText);
  if (known === undefined && Notification.permission !== "granted") return null;
  const settings: AlertSettings = await apiGet(endpointKey("GET /alerts"));
  const { public_key, devices, removed_endpoints } = settings;
  if (public_key === null) return null;
  if (known !== undefined && removed_endpoints.includes(known)) return { isRemoved: true, publicKey: public_key };
  if (Notification.permission !== "granted") return blocked;
  const own = await readOwnSubscription(public_key);
  const isListed = devices.some(({ endpoint }) => endpoint === own?.endpoint);
  if (own?.isCurrent && isListed) {
    rememberDevice(own.endpoint);
    return null;
  }
  // A subscription to an earlier key of the site is renewed where the alerts of the account are shown.
  if (known === undefined || isListed) return null;
  try {
    await endPush();
    await turnOnAlerts(public_key);
    const isLeft =
      known !== readStored(storageKeys.alertDevice, isText) && devices.some(({ endpoint }) => endpoint === known);
    if (isLeft) await apiSend("DELETE /alerts/devices", { body: { endpoint: known } });
    return null;
  } catch (error) {
    return error instanceof NotAllowed ? blocked : { isRemoved: false, reason: errorText(error) };
  }
}

import { apiSend } from "#web/lib/api/api-client.ts";
import { endPush } from "#web/lib/offline/end-push.ts";
import { subscribeToPush } from "#web/lib/push/push-subscription.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, writeStored } from "#web/lib/storage/stored-value.ts";

/**
 * Asks for the permission, subscribes this browser and adds it to the account.
 * @throws NotAllowed, ApiError, or the error of the browser
 */
export async function turnOnAlerts(publicKey: string): Promise<void> {
  const subscription = await subscribeToPush(publicKey);
  await apiSend("POST /alerts/devices", { body: subscription });
  rememberDevice(subscription.endpoint);
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
  await forgetDevice();
}

/** Ends the subscription of this browser, which is not to ring again. */
export async function forgetDevice(): Promise<void> {
  deleteStored(storageKeys.alertDevice);
  await endPush();
}

import { createHmac } from "node:crypto";
import { isSameSecret } from "./tokens.ts";

/*
 * A device token proves that a device has signed in to an account. It opens no session. Nothing is stored: it is a random
 * id and its HMAC with the account.
 */

/** Returns the token of a device that has signed in to an account. */
export function createDeviceToken(userId: string, key: string): string {
  const deviceId = crypto.randomUUID();
  return `${deviceId}.${sign(deviceId, userId, key)}`;
}

/** Returns the id of the device if the token is valid for the account, otherwise undefined. */
export function readDeviceToken(token: string, userId: string, key: string): string | undefined {
  const [deviceId = "", signature = ""] = token.split(".");
  return isSameSecret(signature, sign(deviceId, userId, key)) ? deviceId : undefined;
}

function sign(deviceId: string, userId: string, key: string): string {
  return createHmac("sha256", key).update(`device ${userId} ${deviceId}`).digest("base64url");
}

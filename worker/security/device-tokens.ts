import { createHmac } from "node:crypto";
import { isSameSecret } from "./tokens.ts";

/*
 * A device token proves that a device has signed in to an account. It opens no session. Nothing is stored: it is a random
 * id and its HMAC with the account and its credentials. A change of the password or of the second step makes all tokens
 * void. Otherwise the holder of an old token would get more attempts at the new credentials.
 */

export interface DeviceOwner {
  userId: string;
  passwordHash: string;
  /** When the second step was set up; null if it is off. */
  secondStepAt: string | null;
}

/** Returns the token of a device that has signed in to an account. @param deviceId a new device if not given */
export function createDeviceToken(owner: DeviceOwner, key: string, deviceId: string = crypto.randomUUID()): string {
  return `${deviceId}.${sign(deviceId, owner, key)}`;
}

/** Returns the id of the device if the token is valid for the account, otherwise undefined. */
export function readDeviceToken(token: string, owner: DeviceOwner, key: string): string | undefined {
  const [deviceId = "", signature = ""] = token.split(".");
  return isSameSecret(signature, sign(deviceId, owner, key)) ? deviceId : undefined;
}

function sign(deviceId: string, { userId, passwordHash, secondStepAt }: DeviceOwner, key: string): string {
  const text = JSON.stringify(["device", userId, deviceId, passwordHash, secondStepAt]);
  return createHmac("sha256", key).update(text).digest("base64url");
}

import { sha256 } from "#shared/sha256.ts";
import { readStored, writeStored } from "../storage/stored-value.ts";

/*
 * The token of this device for each account that has signed in here. It gives no access and stays after a logout: with it,
 * other people's wrong passwords do not delay the next login here. The key contains a hash, so that the next user of this
 * browser does not see the e-mail address.
 */
const getKey = async (email: string) => `device_${await sha256(email.trim().toLowerCase())}`;
const isText = (value: unknown): value is string => typeof value === "string";

/** Returns the token of this device for an account; undefined if the account has not signed in here. */
export async function readDeviceToken(email: string): Promise<string | undefined> {
  return readStored(await getKey(email), isText);
}

export async function saveDeviceToken(email: string, token: string): Promise<void> {
  writeStored(await getKey(email), token);
}

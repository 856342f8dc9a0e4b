import { sha256 } from "#contract/http/sha256.ts";
import { readStored, writeStored } from "../storage/stored-value.ts";

/*
 * The token of this device for each account that has signed in here. It stays after a logout and opens nothing: with it,
 * other people's wrong passwords do not delay the next login. The key hides the e-mail address from the next user.
 */
const keyOf = async (email: string) => `device_${await sha256(email.trim().toLowerCase())}`;
const isText = (value: unknown): value is string => typeof value === "string";

/** Returns the token of this device for an account, undefined if it has not signed in here. */
export async function readDeviceToken(email: string): Promise<string | undefined> {
  return readStored(await keyOf(email), isText);
}

export async function saveDeviceToken(email: string, token: string): Promise<void> {
  writeStored(await keyOf(email), token);
}

import { sha256 } from "#contract/http/sha256.ts";

/** Returns the throttle key of codes for an account; a device that has signed in before has its own. */
export function secondStepAttemptKey(userId: string, deviceId?: string): Promise<string> {
  return sha256(`second step ${userId} ${deviceId ?? ""}`);
}

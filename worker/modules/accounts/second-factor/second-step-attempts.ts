import { sha256 } from "#shared/sha256.ts";
import type { ThrottleLimit } from "#worker/db/throttle.ts";

/** Returns the throttle key of codes for an account; a device that has signed in before has its own. */
export function secondStepAttemptKey(userId: string, deviceId?: string): Promise<string> {
  return sha256(`second step ${userId} ${deviceId ?? ""}`);
}

/** Wrong codes for an account from all devices together: further devices must not give further attempts. */
export const accountCodeLimit: ThrottleLimit = { times: 30, seconds: 3600 };

/** Returns the throttle key of the wrong codes for an account, also of known devices. */
export function accountCodeKey(userId: string): Promise<string> {
  return sha256(`second step codes ${userId}`);
}

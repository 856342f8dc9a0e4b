import type { Config } from "#worker/config.ts";
import { remainingSeconds, signImageKey } from "#worker/security/image-signatures.ts";
import { NotConfigured } from "./api-error.ts";

/** Returns the URL under which admins see a stored file for 15 to 30 minutes. @throws NotConfigured without TOKEN_KEY */
export type AdminImageUrl = (key: string) => string;

export function createAdminImageUrl({ tokenKey }: Config, now = new Date()): AdminImageUrl {
  return (key) => {
    const { until, signature } = signImageKey(key, requireTokenKey(tokenKey), now);
    return `/images/${key}?until=${until}&signature=${signature}`;
  };
}

/**
 * Returns for how many seconds the query of an admin URL is still valid; undefined if it is not signed or expired.
 * @throws NotConfigured without TOKEN_KEY
 */
export function readUrlLifetime(
  { tokenKey }: Config,
  key: string,
  { until, signature }: Record<string, string | undefined>,
  now = new Date(),
): number | undefined {
  if (!signature || !until || !/^\d{1,12}$/.test(until)) return undefined;
  return remainingSeconds(key, { until: Number(until), signature }, requireTokenKey(tokenKey), now);
}

function requireTokenKey(tokenKey: string | undefined): string {
  if (tokenKey === undefined) throw new NotConfigured("TOKEN_KEY");
  return tokenKey;
}

import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { addressGroup } from "./address-group.ts";

const header = "cf-connecting-ip";
const localAddresses: (string | undefined)[] = [undefined, "127.0.0.1", "::1"];

/** Returns the client's IP address as seen by Cloudflare, for rate limits. IPv6 addresses are cut to their /64. */
export function clientIp(c: Context<AppEnv>): string {
  return addressGroup(c.req.header(header) ?? "local");
}

/**
 * Whether the client is this machine, in development only: browser tests send everything from one address. In production
 * Cloudflare sets the address, so that no visitor can claim to be local.
 */
export function isLocalClient(c: Context<AppEnv>): boolean {
  return !c.get("isProduction") && localAddresses.includes(c.req.header(header));
}

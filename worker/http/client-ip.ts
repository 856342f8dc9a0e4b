import type { Context } from "hono";
import type { AppEnv } from "#worker/env.ts";

/** Returns the client's IP address as seen by Cloudflare, for rate limits. IPv6 addresses are cut to their /64. */
export function clientIp(c: Context<AppEnv>): string {
  return truncateIpv6(c.req.header("cf-connecting-ip") ?? "local");
}

/** A single connection can use every address of its /64, so only the prefix identifies a client. */
function truncateIpv6(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [front = [], back = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return `${[...front, ...zeros, ...back].slice(0, 4).join(":")}::/64`;
}

import type { Context } from "hono";
import type { AppEnv } from "#worker/env.ts";

/** The sender's place as the network's edge saw it and nothing else says; what limits are counted by. */
export function clientIp(c: Context<AppEnv>): string {
  return placeOf(c.req.header("cf-connecting-ip") ?? "local");
}

/** An IPv6 address is cut to its /64: one connection has as many addresses in there as it likes. */
function placeOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [front = [], back = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return `${[...front, ...gap, ...back].slice(0, 4).join(":")}::/64`;
}

/**
 * Returns the group that an IP address belongs to for rate limits: an IPv4 address itself, the /64 of an IPv6 address,
 * because one connection can use all addresses of its /64. All notations of an address give the same group. Text that is
 * not an IPv6 address is returned unchanged.
 */
export function addressGroup(address: string): string {
  const groups = parseIpv6(address);
  if (!groups) return address;
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return groups.slice(6).flatMap(toBytes).join(".");
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** Returns the /48 that contains an IPv6 group of `addressGroup`; undefined for another group. */
export function getNetwork(group: string): string | undefined {
  const [, network] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(group) ?? [];
  return network && `${network}::/48`;
}

const toBytes = (group: number) => [group >> 8, group & 255];

/** Returns the eight groups of an IPv6 address, or undefined for other text. */
function parseIpv6(address: string): number[] | undefined {
  const [withoutZone = ""] = address.trim().split("%");
  // A URL writes all notations of an address alike, also one that ends in an IPv4 address.
  const url = `http://[${withoutZone}]`;
  if (!URL.canParse(url)) return undefined;
  const [front = [], back = []] = new URL(url).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => (part ? part.split(":") : []));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  return [...front, ...zeros, ...back].map((group) => Number(`0x${group}`));
}

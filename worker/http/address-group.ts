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
export function networkOf(group: string): string | undefined {
  const [, network] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(group) ?? [];
  return network && `${network}::/48`;
}

const toBytes = (group: number) => [group >> 8, group & 255];

/** Returns the eight groups of an IPv6 address, or undefined for other text. */
function parseIpv6(address: string): number[] | undefined {
  if (!address.includes(":")) return undefined;
  const [withoutZone = ""] = address.trim().split("%");
  const parts = withoutZone.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, toHexGroups).split("::");
  if (!withoutZone.includes(":") || parts.length > 2) return undefined;
  const [front = [], back = []] = parts.map((part) => (part ? part.split(":") : []));
  const missing = 8 - front.length - back.length;
  if (parts.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...front, ...Array.from({ length: missing }, () => "0"), ...back];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number(`0x${group}`))
    : undefined;
}

/** The IPv4 tail of an IPv6 address, written as two groups. */
function toHexGroups(_: string, ...bytes: string[]): string {
  const [a, b, c, d] = bytes.slice(0, 4).map((byte) => Number(byte).toString(16).padStart(2, "0"));
  return `${a}${b}:${c}${d}`;
}

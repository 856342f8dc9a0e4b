import { expect, it } from "vitest";
import { addressGroup, getNetwork } from "#worker/http/address-group.ts";

it.each([
  ["41.57.94.3", "41.57.94.3"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::5:6", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::41.57.94.3", "64:ff9b:0:0::/64"],
  ["::ffff:41.57.94.3", "41.57.94.3"],
  ["::ffff:2939:5e03", "41.57.94.3"],
  ["0:0:0:0:0:ffff:41.57.94.3", "41.57.94.3"],
])("groups %s as %s", (address, group) => expect(addressGroup(address)).toBe(group));

const noAddresses = ["local", "", "1::2::3", "2001:db8:1:2:3:4:5:6:7", "2001:db8:1", "2001:xyz::1", "12345::1"];
it.each(noAddresses)("returns %j, which is not an address, unchanged", (text) => expect(addressGroup(text)).toBe(text));

it("gives two connections two groups", () =>
  expect(addressGroup("2001:db8:1:2::1")).not.toBe(addressGroup("2001:db8:1:3::1")));

it.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["41.57.94.3", undefined],
  ["local", undefined],
])("finds the network of %s: %s", (group, network) => expect(getNetwork(group)).toBe(network));

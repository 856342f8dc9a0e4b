import type { ThrottleLimit } from "#worker/db/throttle.ts";
import {
  allLimit,
  burstLimit,
  hourlyLimit,
  networkFactor,
  personLimit,
  rejectedAbove,
  trustedLimit,
} from "./flood-limits.ts";

/** Hashes that identify a sender in the counts. */
export interface SenderKeys {
  /** The hash of the IP address; null in development, where all tests share one address. */
  address: string | null;
  /** The hash of the /48 of an IPv6 address; null for other addresses. */
  network: string | null;
  /** The hash of IP address and e-mail address, or phone number if there is no e-mail address. */
  person: string;
}

export const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
const getPeriod = ({ seconds }: ThrottleLimit, at: Date) => Math.floor(toSeconds(at) / seconds);
export const secondsLeft = (limit: ThrottleLimit, at: Date) =>
  (getPeriod(limit, at) + 1) * limit.seconds - toSeconds(at);

export const getKeys = (person: string, at: Date) => ({
  person: `enquiries ${getPeriod(personLimit, at)} ${person}`,
  all: `enquiries ${getPeriod(allLimit, at)}`,
  /** The id of the account follows. */
  account: `enquiries account ${getPeriod(personLimit, at)} `,
});

interface Count {
  key: string;
  /** Enquiries above `times` are suspected. */
  limit: ThrottleLimit;
}

interface AddressCount extends Count {
  rejectedAbove: number;
}

/** The counts of an address and of its network. */
export function addressCounts({ address, network }: SenderKeys, at: Date): AddressCount[] {
  const getCounts = (hash: string | null, factor: number) =>
    [burstLimit, hourlyLimit].map((limit) => ({
      key: `enquiries ${limit.seconds} ${getPeriod(limit, at)} ${hash}`,
      limit: { ...limit, times: limit.times * factor },
      rejectedAbove: limit === hourlyLimit ? rejectedAbove * factor : Number.POSITIVE_INFINITY,
    }));
  return [
    ...(address === null ? [] : getCounts(address, 1)),
    ...(network === null ? [] : getCounts(network, networkFactor)),
  ];
}

/** The counts of the trusted accounts of an address and of its network. */
export function trustedCounts({ address, network }: SenderKeys, at: Date): Count[] {
  const getCount = (hash: string, factor: number) => ({
    key: `enquiries trusted ${getPeriod(trustedLimit, at)} ${hash}`,
    limit: { ...trustedLimit, times: trustedLimit.times * factor },
  });
  return [
    ...(address === null ? [] : [getCount(address, 1)]),
    ...(network === null ? [] : [getCount(network, networkFactor)]),
  ];
}

import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";
import type { ThrottleLimit } from "#worker/db/throttle.ts";
import { allLimit, burstLimit, hourlyLimit, quietSeconds, rejectedAbove, senderLimit } from "./flood-limits.ts";

/** Hashes that identify a sender in the counts. */
export interface SenderKeys {
  /** The hash of the IP address; null in development, where all tests share one address. */
  address: string | null;
  /** The hash of IP address and e-mail address. */
  sender: string;
}

/** Which limits an enquiry exceeds. */
export interface ExceededLimits {
  /** The enquiry is suspected spam. */
  isAddressOver: boolean;
  /** So far above the limit that the enquiry is rejected. */
  isAddressFlooding: boolean;
  isSenderOver: boolean;
  /** Seconds until the limit of the address, and of the sender, starts again. */
  retryAfterSeconds: { address: number; sender: number };
}

/** Counts above their limits are noted under these keys until they have been quiet long enough. */
const noteKeys = { address: "enquiries of one address above the limit", all: "all enquiries above the limit" };

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
const periodOf = ({ seconds }: ThrottleLimit, at: Date) => Math.floor(toSeconds(at) / seconds);
const secondsLeft = (limit: ThrottleLimit, at: Date) => (periodOf(limit, at) + 1) * limit.seconds - toSeconds(at);

const keysOf = ({ address, sender }: SenderKeys, at: Date) => ({
  burst: `enquiries ${burstLimit.seconds} ${periodOf(burstLimit, at)} ${address}`,
  hourly: `enquiries ${hourlyLimit.seconds} ${periodOf(hourlyLimit, at)} ${address}`,
  sender: `enquiries ${periodOf(senderLimit, at)} ${sender}`,
  all: `enquiries ${periodOf(allLimit, at)}`,
});

/**
 * Counts an enquiry in the periods in which it was sent. That may be earlier than now: the spool is counted when it is
 * moved to the database. Also notes for the alarm that a limit is exceeded.
 * @param isKnownOver whether the address was already above its limit when the enquiry was spooled
 */
export function countEnquiry(sender: SenderKeys, sentAt: Date, now: Date, isKnownOver = false): Query<ExceededLimits> {
  const keys = keysOf(sender, sentAt);
  const increment = (key: string, { seconds }: ThrottleLimit) =>
    sql`INSERT INTO throttles (key, ends_at, count) VALUES (${key}, ${toSeconds(now) + seconds}, 1)
      ON CONFLICT (key) DO UPDATE SET count = count + 1, ends_at = excluded.ends_at RETURNING count`;
  const isOver = (key: string, { times }: ThrottleLimit) =>
    sql`EXISTS (SELECT 1 FROM throttles WHERE key = ${key} AND count > ${times})`;
  const note = (key: string, condition: SQL) =>
    sql`INSERT INTO throttles (key, ends_at, count) SELECT ${key}, ${toSeconds(now) + quietSeconds}, 1 WHERE ${condition}
      ON CONFLICT (key) DO UPDATE SET ends_at = excluded.ends_at`;
  const ofAddress = [
    increment(keys.burst, burstLimit),
    increment(keys.hourly, hourlyLimit),
    note(
      noteKeys.address,
      sql`${Number(isKnownOver)} OR ${isOver(keys.burst, burstLimit)} OR ${isOver(keys.hourly, hourlyLimit)}`,
    ),
  ];
  return {
    statements: [
      increment(keys.sender, senderLimit),
      increment(keys.all, allLimit),
      note(noteKeys.all, isOver(keys.all, allLimit)),
      ...(sender.address === null ? [] : ofAddress),
    ],
    read([ofSender, , , burst, hourly]) {
      const count = (rows: Row[] = []) => Number(rows[0]?.count ?? 0);
      return {
        isAddressOver: count(burst) > burstLimit.times || count(hourly) > hourlyLimit.times,
        isAddressFlooding: count(hourly) > rejectedAbove,
        isSenderOver: count(ofSender) > senderLimit.times,
        retryAfterSeconds: { address: secondsLeft(hourlyLimit, sentAt), sender: secondsLeft(senderLimit, sentAt) },
      };
    },
  };
}

/** Takes an enquiry out of the counts of its address: it was rejected for its sender, not for the address. */
export function uncountAddress(sender: SenderKeys, sentAt: Date): SQL {
  const { burst, hourly } = keysOf(sender, sentAt);
  return sql`UPDATE throttles SET count = count - 1 WHERE key IN (${burst}, ${hourly})`;
}

/** Returns the limits that have been exceeded within the last hour. */
export function findExceededLimits(now: Date): Query<{ address: boolean; all: boolean }> {
  return {
    statements: [
      sql`SELECT key FROM throttles WHERE key IN (${noteKeys.address}, ${noteKeys.all}) AND ends_at > ${toSeconds(now)}`,
    ],
    read([rows = []]) {
      const has = (key: string) => rows.some((row) => row.key === key);
      return { address: has(noteKeys.address), all: has(noteKeys.all) };
    },
  };
}

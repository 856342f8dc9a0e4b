import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";
import type { ThrottleLimit } from "#worker/db/throttle.ts";
import { trustedAccountOf } from "../enquiries.repository.ts";
import { addressCounts, keysOf, type SenderKeys, secondsLeft, toSeconds, trustedCounts } from "./count-keys.ts";
import { allLimit, hourlyLimit, quietSeconds, senderLimit } from "./flood-limits.ts";

/** Which limits an enquiry exceeds. */
export interface ExceededLimits {
  /** The enquiry is suspected spam. Those of trusted accounts are not, up to limits of their own. */
  isAddressOver: boolean;
  /** So far above the limit that the enquiry is rejected. */
  isAddressFlooding: boolean;
  isSenderOver: boolean;
  /** Seconds until the limit of the address, and of the sender, starts again. */
  retryAfterSeconds: { address: number; sender: number };
}

/** Counts above their limits are noted under these keys until they have been quiet long enough. */
const noteKeys = { address: "enquiries of one address above the limit", all: "all enquiries above the limit" };

/** An enquiry to count. */
export interface CountedEnquiry {
  /** Set for an enquiry of the spool, which is counted once, however often storing it fails. */
  spooledId?: string;
  sender: SenderKeys;
  sentAt: Date;
  /** The hash of the sender's access token. */
  accessHash: string | null;
  /** Whether the address was already above its limit when the enquiry was spooled. */
  isKnownOver?: boolean | undefined;
}

/**
 * Counts an enquiry in the periods in which it was sent. That may be earlier than now: the spool is counted when it is
 * moved to the database. Also notes for the alarm that a limit is exceeded. A repeat of a spooled enquiry only reads the
 * counts.
 */
export function countEnquiry(
  { spooledId, sender, sentAt, accessHash, isKnownOver = false }: CountedEnquiry,
  now: Date,
): Query<ExceededLimits> {
  const keys = keysOf(sender.sender, sentAt);
  const counts = addressCounts(sender, sentAt);
  const trusted = trustedCounts(sender, sentAt);
  const marker = `enquiry counted ${spooledId}`;
  const added = sql`NOT EXISTS (SELECT 1 FROM throttles WHERE key = ${marker})`;
  const onRepeat = sql`ON CONFLICT (key) DO UPDATE SET count = count + excluded.count, ends_at = excluded.ends_at
    RETURNING count`;
  const endsAfter = (seconds: number) => toSeconds(now) + seconds;
  const increment = (key: string, { seconds }: ThrottleLimit) =>
    sql`INSERT INTO throttles (key, ends_at, count) VALUES (${key}, ${endsAfter(seconds)}, ${added}) ${onRepeat}`;
  const account = sql`SELECT ${trustedAccountOf(accessHash, sentAt.toISOString())} AS account`;
  // Not above the limit of the account, so that one account cannot use up the count of its address.
  const incrementTrusted = (key: string, { seconds }: ThrottleLimit) =>
    sql`INSERT INTO throttles (key, ends_at, count) SELECT ${key}, ${endsAfter(seconds)}, ${added}
      FROM (${account}) WHERE EXISTS (SELECT 1 FROM throttles WHERE key = ${keys.account} || account
        AND count <= ${senderLimit.times}) ${onRepeat}`;
  const isOver = (key: string, { times }: ThrottleLimit) =>
    sql`EXISTS (SELECT 1 FROM throttles WHERE key = ${key} AND count > ${times})`;
  const note = (key: string, condition: SQL) =>
    sql`INSERT INTO throttles (key, ends_at, count) SELECT ${key}, ${endsAfter(quietSeconds)}, 1 WHERE ${condition}
      ON CONFLICT (key) DO UPDATE SET ends_at = excluded.ends_at`;
  const isAnyOver = counts.map(({ key, limit }) => sql` OR ${isOver(key, limit)}`);
  return {
    statements: [
      increment(keys.sender, senderLimit),
      sql`INSERT INTO throttles (key, ends_at, count)
        SELECT ${keys.account} || account, ${endsAfter(senderLimit.seconds)}, ${added}
        FROM (${account}) WHERE account IS NOT NULL ${onRepeat}`,
      increment(keys.all, allLimit),
      ...counts.map(({ key, limit }) => increment(key, limit)),
      ...trusted.map(({ key, limit }) => incrementTrusted(key, limit)),
      note(noteKeys.all, isOver(keys.all, allLimit)),
      note(noteKeys.address, sql`${Number(isKnownOver && counts.length > 0)}${sql.join(isAnyOver)}`),
      ...(spooledId === undefined ? [] : [note(marker, sql`1`)]),
    ],
    read([ofSender, ofAccount, , ...others]) {
      const count = (rows: Row[] = []) => Number(rows[0]?.count ?? 0);
      const ofAddress = others.slice(0, counts.length);
      const ofTrusted = others.slice(counts.length);
      const isTrusted =
        count(ofAccount) > 0 &&
        count(ofAccount) <= senderLimit.times &&
        trusted.every(({ limit }, i) => count(ofTrusted[i]) <= limit.times);
      return {
        isAddressOver: !isTrusted && counts.some(({ limit }, i) => count(ofAddress[i]) > limit.times),
        isAddressFlooding: counts.some((each, i) => count(ofAddress[i]) > each.rejectedAbove),
        isSenderOver: count(ofSender) > senderLimit.times,
        retryAfterSeconds: { address: secondsLeft(hourlyLimit, sentAt), sender: secondsLeft(senderLimit, sentAt) },
      };
    },
  };
}

/** Takes an enquiry out of the counts of its address: it was rejected for its sender, not for the address. */
export function uncountAddress(sender: SenderKeys, sentAt: Date): SQL[] {
  return addressCounts(sender, sentAt).map(({ key }) => sql`UPDATE throttles SET count = count - 1 WHERE key = ${key}`);
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

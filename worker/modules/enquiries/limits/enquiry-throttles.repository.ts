import { and, eq, exists, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow, oneRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { throttles } from "#worker/db/tables/requests.ts";
import type { ThrottleLimit } from "#worker/db/throttle.ts";
import { getTrustedAccount } from "../enquiries.repository.ts";
import { addressCounts, getKeys, type SenderKeys, secondsLeft, toSeconds, trustedCounts } from "./count-keys.ts";
import { allLimit, hourlyLimit, personLimit, quietSeconds } from "./flood-limits.ts";

/** Which limits an enquiry exceeds. */
export interface ExceededLimits {
  /** The enquiry is suspected spam. Those of trusted accounts are not, up to limits of their own. */
  isOverAddressLimit: boolean;
  /** So far above the limit that the enquiry is rejected. */
  isAddressFlooding: boolean;
  isOverPersonLimit: boolean;
  /** Seconds until the limit of the address, and of the person, starts again. */
  retryAfterSeconds: { address: number; person: number };
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
  const keys = getKeys(sender.person, sentAt);
  const counts = addressCounts(sender, sentAt);
  const trusted = trustedCounts(sender, sentAt);
  const marker = `enquiry counted ${spooledId}`;
  const added = sql`NOT EXISTS (SELECT 1 FROM throttles WHERE key = ${marker})`;
  const endsAfter = (seconds: number) => toSeconds(now) + seconds;
  /** Adds to a count for the row of `from` if it meets the condition, and returns the count; 0 without a change. */
  const add = (key: string | SQL, { seconds }: ThrottleLimit, from = oneRow, condition = sql`true`) => {
    const row = newRow(throttles, { key, ends_at: endsAfter(seconds), count: added });
    const counted = builder
      .insert(throttles)
      .select(builder.select(row).from(from).where(condition))
      .onConflictDoUpdate({
        target: throttles.key,
        set: { count: sql`${throttles.count} + excluded.count`, ends_at: sql`excluded.ends_at` },
      })
      .returning({ count: throttles.count });
    return combineQueries([counted], ([changed]) => changed?.count ?? 0);
  };
  const account = sql`(SELECT ${getTrustedAccount(accessHash, sentAt.toISOString())} AS account)`;
  const keyOfAccount = sql`${keys.account} || account`;
  // Not above the limit of the account, so that one account cannot use up the count of its address.
  const mayCount = exists(
    builder
      .select({ key: throttles.key })
      .from(throttles)
      .where(and(sql`${throttles.key} = ${keyOfAccount}`, lte(throttles.count, personLimit.times))),
  );
  const isOver = (key: string, { times }: ThrottleLimit) =>
    exists(
      builder
        .select({ key: throttles.key })
        .from(throttles)
        .where(and(eq(throttles.key, key), gt(throttles.count, times))),
    );
  const note = (key: string, condition: SQL | undefined) => {
    const ends_at = endsAfter(quietSeconds);
    return builder
      .insert(throttles)
      .select(
        builder
          .select(newRow(throttles, { key, ends_at, count: 1 }))
          .from(oneRow)
          .where(condition),
      )
      .onConflictDoUpdate({ target: throttles.key, set: { ends_at } });
  };
  const isAnyOver = or(
    sql`${Number(isKnownOver && counts.length > 0)}`,
    ...counts.map(({ key, limit }) => isOver(key, limit)),
  );
  const notes = [
    note(noteKeys.all, isOver(keys.all, allLimit)),
    note(noteKeys.address, isAnyOver),
    ...(spooledId === undefined ? [] : [note(marker, sql`1`)]),
  ];
  return combineQueries(
    [
      add(keys.person, personLimit),
      add(keyOfAccount, personLimit, account, sql`account IS NOT NULL`),
      add(keys.all, allLimit),
      combineQueries(
        counts.map(({ key, limit }) => add(key, limit)),
        (...each) => each,
      ),
      combineQueries(
        trusted.map(({ key, limit }) => add(key, limit, account, mayCount)),
        (...each) => each,
      ),
      ...notes,
    ],
    (sent, sentByAccount, _all, sentFromAddress, sentByTrusted) => {
      const isTrusted =
        sentByAccount > 0 &&
        sentByAccount <= personLimit.times &&
        trusted.every(({ limit }, i) => (sentByTrusted[i] ?? 0) <= limit.times);
      return {
        isOverAddressLimit: !isTrusted && counts.some(({ limit }, i) => (sentFromAddress[i] ?? 0) > limit.times),
        isAddressFlooding: counts.some(({ rejectedAbove }, i) => (sentFromAddress[i] ?? 0) > rejectedAbove),
        isOverPersonLimit: sent > personLimit.times,
        retryAfterSeconds: { address: secondsLeft(hourlyLimit, sentAt), person: secondsLeft(personLimit, sentAt) },
      };
    },
  );
}

/** Takes an enquiry out of the counts of its address: it was rejected for its sender, not for the address. */
export const uncountAddress = (sender: SenderKeys, sentAt: Date): Statement[] =>
  addressCounts(sender, sentAt).map(({ key }) =>
    builder.update(throttles).set({ count: sql`count - 1` }).where(eq(throttles.key, key)),
  );

/** Returns the limits that have been exceeded within the last hour. */
export function findExceededLimits(now: Date): Query<{ address: boolean; all: boolean }> {
  const noted = builder
    .select({ key: throttles.key })
    .from(throttles)
    .where(and(inArray(throttles.key, Object.values(noteKeys)), gt(throttles.ends_at, toSeconds(now))));
  return combineQueries([noted], (rows) => {
    const has = (key: string) => rows.some((row) => row.key === key);
    return { address: has(noteKeys.address), all: has(noteKeys.all) };
  });
}

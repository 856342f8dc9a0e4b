import { and, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { wantLimits } from "#contract/wants/want-kinds.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { type Query, selectRows } from "#worker/db/query.ts";
import { storedColumns, storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { wants } from "#worker/db/tables/wants.ts";

/** Homes that one round compares, and owners of wants that one round tells. */
const homesPerRound = 20;
export const toldPerRound = 30;
/** A home that changed before is not news: a restored database has all homes at once. */
const newsDays = 2;
const retryMinutes = { first: 5, most: 360 };

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

const changedRow = z.object({ property_n: z.number(), uuid: z.string(), changes: z.number(), is_news: storedFlag });
type ChangedHome = z.output<typeof changedRow>;

/** Returns the homes that triggers noted, the first change first, and whether each is available and was changed lately. */
export const findChangedHomes = (now: Date): Query<ChangedHome[]> =>
  selectRows(
    sql`SELECT property_n, uuid, changes,
        is_listed = 1 AND is_available = 1 AND at >= ${new Date(now.getTime() - newsDays * 86_400_000).toISOString()} AS is_news
      FROM changed_homes JOIN properties ON properties.n = property_n ORDER BY at LIMIT ${integerLiteral(homesPerRound)}`,
    changedRow,
  );

/** Stores the wants that a home meets, each once, and takes the home from the list unless it has changed since. */
export const saveMatches = ({ property_n, uuid, changes }: ChangedHome, numbers: number[], now: Date): Statement[] => [
  sql`INSERT INTO want_matches (want_n, property_uuid, matched_at)
    SELECT wants.n, ${uuid}, ${now.toISOString()} FROM wants
    WHERE wants.n IN (SELECT value FROM json_each(${JSON.stringify(numbers)})) AND channel <> 'none'
    ON CONFLICT DO NOTHING`,
  sql`DELETE FROM changed_homes WHERE property_n = ${property_n} AND changes = ${changes}`,
];

/** How often an owner may be told today. */
export const mayTell = (now: Date): SQL =>
  sql`(wants.status = 'active' AND (wants.channel = 'push' OR wants.channel = 'email')
    AND (told_day IS NOT ${dayOf(now)} OR told_count < iif(channel = 'push', ${sql.raw(`${wantLimits.pushesPerDay}`)}, 1))
    AND coalesce(retry_at, '') <= ${now.toISOString()})`;

export const ownerRow = storedColumns(wants, [
  "n",
  "id",
  "kind",
  "filters",
  "label",
  "channel",
  "email",
  "endpoint",
  "p256dh",
  "auth",
  "told_at",
  "failures",
]).extend({ person_email: z.string().nullable() });
const dueRow = ownerRow.extend({ homes: storedJson(z.array(z.string())) });
export type TellableOwner = z.output<typeof ownerRow>;
export type DueWant = z.output<typeof dueRow>;

export const ownerColumns =
  sql.raw(`wants.n, wants.id, wants.kind, filters, label, channel, email, endpoint, p256dh, auth, told_at, failures,
  (SELECT value FROM contacts WHERE person_n = wants.person_n AND contacts.kind = 'email' ORDER BY n LIMIT 1) AS person_email`);

/** Returns wants with available homes that their owners were not told of. */
export const findDueWants = (now: Date): Query<DueWant[]> =>
  selectRows(
    sql`SELECT ${ownerColumns}, json_group_array(property_uuid) AS homes
      FROM want_matches INDEXED BY want_matches_unsent
      CROSS JOIN wants ON wants.n = want_n
      CROSS JOIN properties ON properties.uuid = property_uuid
      WHERE sent_at IS NULL AND ${mayTell(now)} AND is_listed = 1 AND is_available = 1
      GROUP BY want_n LIMIT ${integerLiteral(toldPerRound)}`,
    dueRow,
  );

/** Returns wants that end soon, whose owners were not asked whether they still look. */
export const findEndingWants = (now: Date): Query<TellableOwner[]> =>
  selectRows(
    sql`SELECT ${ownerColumns} FROM wants INDEXED BY wants_end
      WHERE status = 'active' AND ends_at < ${new Date(now.getTime() + wantLimits.askDays * 86_400_000).toISOString()}
        AND asked_at IS NULL AND ${mayTell(now)} LIMIT ${integerLiteral(toldPerRound)}`,
    ownerRow,
  );

/** Counts a message of today, if the statement before it changed a row. */
export const countMessage = (n: number, now: Date): SQL =>
  sql`UPDATE wants SET told_at = ${now.toISOString()}, told_count = iif(told_day = ${dayOf(now)}, told_count, 0) + 1,
    told_day = ${dayOf(now)} WHERE n = ${n} AND changes() > 0`;

/** Marks homes as told before they are: two runs never tell the same. Returns those that no other run has marked. */
export const claimHomes = (n: number, homes: readonly string[], now: Date): Query<string[]> => ({
  statements: [
    sql`UPDATE want_matches SET sent_at = ${now.toISOString()}
      WHERE want_n = ${n} AND sent_at IS NULL AND property_uuid IN (SELECT value FROM json_each(${JSON.stringify(homes)}))
        AND EXISTS (SELECT 1 FROM wants WHERE n = ${n} AND ${mayTell(now)}) RETURNING property_uuid AS value`,
    countMessage(n, now),
  ],
  read: ([rows]) => readValues(rows),
});

export const readValues = (rows: unknown): string[] =>
  z
    .array(z.object({ value: z.string() }))
    .parse(rows)
    .map(({ value }) => value);

/** Marks an owner as asked. */
export const claimQuestion = (n: number, now: Date): Query<string[]> => ({
  statements: [
    sql`UPDATE wants SET asked_at = ${now.toISOString()} WHERE n = ${n} AND asked_at IS NULL AND ${mayTell(now)} RETURNING id AS value`,
    countMessage(n, now),
  ],
  read: ([rows]) => readValues(rows),
});

/** Forgets homes that no longer meet a want. */
export const forgetHomes = (n: number, homes: readonly string[]): Statement =>
  sql`DELETE FROM want_matches WHERE want_n = ${n} AND sent_at IS NULL
    AND property_uuid IN (SELECT value FROM json_each(${JSON.stringify(homes)}))`;

/** Stores that a push message arrived. */
export const recordReached = (n: number): Statement =>
  builder
    .update(wants)
    .set({ failures: 0, retry_at: null })
    .where(and(eq(wants.n, n), sql`failures > 0`));

/** Stores that the browser no longer accepts messages: its owner sees the homes on the page. */
export const recordGone = (n: number): Statement =>
  builder.update(wants).set({ channel: "none", endpoint: null, p256dh: null, auth: null }).where(eq(wants.n, n));

/** Takes back what was claimed, because the push service refused the message; it is tried again later. */
export function releaseHomes({ n, failures, told_at }: TellableOwner, claimedAt: Date, now: Date): Statement[] {
  const minutes = Math.min(retryMinutes.first * 2 ** failures, retryMinutes.most);
  const at = claimedAt.toISOString();
  return [
    sql`UPDATE want_matches SET sent_at = NULL WHERE want_n = ${n} AND sent_at = ${at}`,
    sql`UPDATE wants SET told_at = ${told_at}, told_count = max(told_count - 1, 0), failures = failures + 1,
      asked_at = iif(asked_at = ${at}, NULL, asked_at), retry_at = ${new Date(now.getTime() + minutes * 60_000).toISOString()}
      WHERE n = ${n}`,
  ];
}

/** Marks the homes of a want as told by a colleague. */
export const saveToldByColleague = (n: number, now: Date): Statement[] => [
  sql`UPDATE want_matches SET sent_at = ${now.toISOString()} WHERE want_n = ${n} AND sent_at IS NULL`,
  builder.update(wants).set({ told_at: now.toISOString() }).where(eq(wants.n, n)),
];

import { and, eq, exists, gt, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { wantLimits } from "#contract/wants/want-kinds.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { contacts } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { changedHomes, wantMatches, wants } from "#worker/db/tables/wants.ts";

/** Homes that one round compares, and owners of wants that one round tells. */
const homesPerRound = 20;
export const toldPerRound = 30;
/** A home that changed before is not news: a restored database has all homes at once. */
const newsDays = 2;
const retryMinutes = { first: 5, most: 360 };

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Returns the homes that triggers noted, the first change first, and whether each is available and was changed lately. */
export function findChangedHomes(now: Date) {
  const since = new Date(now.getTime() - newsDays * 86_400_000).toISOString();
  return builder
    .select({
      property_n: changedHomes.property_n,
      uuid: properties.uuid,
      changes: changedHomes.changes,
      is_news: sql`is_listed = 1 AND is_available = 1 AND at >= ${since}`.mapWith(Boolean).as("is_news"),
    })
    .from(changedHomes)
    .innerJoin(properties, eq(properties.n, changedHomes.property_n))
    .orderBy(changedHomes.at)
    .limit(homesPerRound);
}

/** A home that triggers noted. `changes` shows whether it has changed since. */
type ChangedHome = Pick<typeof changedHomes.$inferSelect, "property_n" | "changes"> & { uuid: string };

/** Stores the wants that a home meets, each once, and takes the home from the list unless it has changed since. */
export const saveMatches = ({ property_n, uuid, changes }: ChangedHome, numbers: number[], now: Date): Statement[] => [
  builder
    .insert(wantMatches)
    .select(
      builder
        .select({
          want_n: wants.n,
          property_uuid: sql<string>`${uuid}`.as("property_uuid"),
          matched_at: sql<string>`${now.toISOString()}`.as("matched_at"),
          sent_at: sql<null>`NULL`.as("sent_at"),
        })
        .from(wants)
        .where(and(isOneOf(wants.n, numbers), ne(wants.channel, "none"))),
    )
    .onConflictDoNothing(),
  builder.delete(changedHomes).where(and(eq(changedHomes.property_n, property_n), eq(changedHomes.changes, changes))),
];

/** How often an owner may be told today. */
export const mayTell = (now: Date): SQL =>
  sql`(wants.status = 'active' AND (wants.channel = 'push' OR wants.channel = 'email')
    AND (told_day IS NOT ${dayOf(now)} OR told_count < iif(channel = 'push', ${wantLimits.pushesPerDay}, 1))
    AND coalesce(retry_at, '') <= ${now.toISOString()})`;

/** What telling the owner of a want needs. */
export const ownerColumns = {
  n: wants.n,
  id: wants.id,
  kind: wants.kind,
  filters: wants.filters,
  label: wants.label,
  channel: wants.channel,
  email: wants.email,
  endpoint: wants.endpoint,
  p256dh: wants.p256dh,
  auth: wants.auth,
  told_at: wants.told_at,
  failures: wants.failures,
  person_email: sql<string | null>`(${builder
    .select({ value: contacts.value })
    .from(contacts)
    .where(and(eq(contacts.person_n, wants.person_n), eq(contacts.kind, "email")))
    .orderBy(contacts.n)
    .limit(1)})`.as("person_email"),
};

/** Returns wants with available homes that their owners were not told of. */
export const findDueWants = (now: Date) =>
  builder
    .select({
      ...ownerColumns,
      homes: sql`json_group_array(property_uuid)`.mapWith(fromJson(z.array(z.string()))).as("homes"),
    })
    .from(wantMatches)
    // They fix the join order: the few matches that were not sent come first.
    .crossJoin(wants)
    .crossJoin(properties)
    .where(
      and(
        eq(wants.n, wantMatches.want_n),
        eq(properties.uuid, wantMatches.property_uuid),
        isNull(wantMatches.sent_at),
        mayTell(now),
        sql`is_listed = 1 AND is_available = 1`,
      ),
    )
    .groupBy(wantMatches.want_n)
    .limit(toldPerRound);

/** Returns wants that end soon, whose owners were not asked whether they still look. */
export function findEndingWants(now: Date) {
  const askedFrom = new Date(now.getTime() + wantLimits.askDays * 86_400_000).toISOString();
  return builder
    .select(ownerColumns)
    .from(wants)
    .where(and(eq(wants.status, "active"), lt(wants.ends_at, askedFrom), isNull(wants.asked_at), mayTell(now)))
    .limit(toldPerRound);
}

export type DueWant = ReturnType<typeof findDueWants>["_"]["result"][number];
export type TellableOwner = ReturnType<typeof findEndingWants>["_"]["result"][number];

/** Counts a message of today, if the statement before it changed a row. */
export const countMessage = (n: number, now: Date): Statement =>
  builder
    .update(wants)
    .set({
      told_at: now.toISOString(),
      told_count: sql`iif(told_day = ${dayOf(now)}, told_count, 0) + 1`,
      told_day: dayOf(now),
    })
    .where(and(eq(wants.n, n), sql`changes() > 0`));

/** Marks homes as told before they are: two runs never tell the same. Returns those that no other run has marked. */
export function claimHomes(n: number, homes: readonly string[], now: Date): Query<string[]> {
  const owner = builder
    .select({ found: sql`1` })
    .from(wants)
    .where(and(eq(wants.n, n), mayTell(now)));
  const claim = builder
    .update(wantMatches)
    .set({ sent_at: now.toISOString() })
    .where(and(isUnsent(n), isOneOf(wantMatches.property_uuid, homes), exists(owner)))
    .returning({ uuid: wantMatches.property_uuid });
  return combineQueries([claim, countMessage(n, now)], (claimed) => claimed.map(({ uuid }) => uuid));
}

const isUnsent = (n: number) => and(eq(wantMatches.want_n, n), isNull(wantMatches.sent_at));

/** Marks an owner as asked. Returns nothing if another run was first. */
export function claimQuestion(n: number, now: Date): Query<string[]> {
  const claim = builder
    .update(wants)
    .set({ asked_at: now.toISOString() })
    .where(and(eq(wants.n, n), isNull(wants.asked_at), mayTell(now)))
    .returning({ id: wants.id });
  return combineQueries([claim, countMessage(n, now)], (claimed) => claimed.map(({ id }) => id));
}

/** Forgets homes that no longer meet a want. */
export const forgetHomes = (n: number, homes: readonly string[]): Statement =>
  builder.delete(wantMatches).where(and(isUnsent(n), isOneOf(wantMatches.property_uuid, homes)));

/** Stores that a push message arrived. */
export const recordReached = (n: number): Statement =>
  builder
    .update(wants)
    .set({ failures: 0, retry_at: null })
    .where(and(eq(wants.n, n), gt(wants.failures, 0)));

/** Stores that the browser no longer accepts messages: its owner sees the homes on the page. */
export const recordGone = (n: number): Statement =>
  builder.update(wants).set({ channel: "none", endpoint: null, p256dh: null, auth: null }).where(eq(wants.n, n));

/** Takes back what was claimed, because the push service refused the message; it is tried again later. */
export function releaseHomes({ n, failures, told_at }: TellableOwner, claimedAt: Date, now: Date): Statement[] {
  const minutes = Math.min(retryMinutes.first * 2 ** failures, retryMinutes.most);
  const at = claimedAt.toISOString();
  return [
    builder
      .update(wantMatches)
      .set({ sent_at: null })
      .where(and(eq(wantMatches.want_n, n), eq(wantMatches.sent_at, at))),
    builder
      .update(wants)
      .set({
        told_at,
        told_count: sql`max(told_count - 1, 0)`,
        failures: sql`failures + 1`,
        asked_at: sql`iif(asked_at = ${at}, NULL, asked_at)`,
        retry_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
      })
      .where(eq(wants.n, n)),
  ];
}

/** Marks the homes of a want as told by a colleague. */
export const saveToldByColleague = (n: number, now: Date): Statement[] => [
  builder.update(wantMatches).set({ sent_at: now.toISOString() }).where(isUnsent(n)),
  builder.update(wants).set({ told_at: now.toISOString() }).where(eq(wants.n, n)),
];

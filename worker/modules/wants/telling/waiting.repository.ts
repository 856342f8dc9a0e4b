import { and, desc, eq, exists, gt, inArray, not, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { waitingKinds, wantLimits } from "#contract/wants/want-kinds.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow, oneRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { waitingOffers, wantPlaces, wants } from "#worker/db/tables/wants.ts";
import { countMessage, mayTell, ownerColumns } from "./tell.repository.ts";

/** Times that one round offers, and how many of people who wait it looks at for each. */
const timesPerRound = 10;
const waitingPerTime = 20;

/** The course or the professional of an appointment. */
const subject = sql<string>`coalesce(course_id, professional_id)`;

const isHeld = (appointment: number | SQLiteColumn, now: Date) =>
  exists(
    builder
      .select({ found: sql`1` })
      .from(waitingOffers)
      .where(and(eq(waitingOffers.appointment_n, appointment), gt(waitingOffers.held_until, now.toISOString()))),
  );

/** Returns cancelled times to come of courses and professionals for whom a person waits, and that are not held now. */
export function findFreedTimes(now: Date) {
  const place = builder
    .select({ found: sql`1` })
    .from(wantPlaces)
    .where(and(eq(wantPlaces.kind, appointments.kind), eq(wantPlaces.type_key, ""), eq(wantPlaces.place_key, subject)));
  return builder
    .select({
      n: appointments.n,
      kind: appointments.kind,
      subject: subject.as("subject"),
      start_at: appointments.start_at,
    })
    .from(appointments)
    .where(
      and(
        gt(appointments.start_at, now.toISOString()),
        eq(appointments.status, "cancelled"),
        inArray(appointments.kind, waitingKinds),
        exists(place),
        not(isHeld(appointments.n, now)),
      ),
    )
    .orderBy(appointments.start_at)
    .limit(timesPerRound);
}
export type FreedTime = ReturnType<typeof findFreedTimes>["_"]["result"][number];

/** Returns people who wait for a time and were not offered it, who came first first. */
export function findWaiting(time: FreedTime, now: Date) {
  const offered = builder
    .select({ found: sql`1` })
    .from(waitingOffers)
    .where(
      and(
        eq(waitingOffers.want_n, wants.n),
        or(eq(waitingOffers.appointment_n, time.n), gt(waitingOffers.held_until, now.toISOString())),
      ),
    );
  return builder
    .select(ownerColumns)
    .from(wantPlaces)
    .innerJoin(wants, eq(wants.n, wantPlaces.want_n))
    .where(
      and(
        sql`${wantPlaces.kind} = ${time.kind}`,
        eq(wantPlaces.type_key, ""),
        eq(wantPlaces.place_key, time.subject),
        mayTell(now),
        not(exists(offered)),
      ),
    )
    .orderBy(wants.n)
    .limit(waitingPerTime);
}

/** Holds a time for a person. Returns nothing if another run was first. */
export function claimTime(wantN: number, { n }: FreedTime, now: Date): Query<string[]> {
  const heldUntil = new Date(now.getTime() + wantLimits.heldMinutes * 60_000).toISOString();
  const offer = { want_n: wantN, appointment_n: n, offered_at: now.toISOString(), held_until: heldUntil };
  const claim = builder
    .insert(waitingOffers)
    .select(
      builder
        .select(newRow(waitingOffers, offer))
        .from(oneRow)
        .where(not(isHeld(n, now))),
    )
    .onConflictDoNothing()
    .returning({ held_until: waitingOffers.held_until });
  return combineQueries([claim, countMessage(wantN, now)], (claimed) => claimed.map(({ held_until }) => held_until));
}

const isHeldFor = (wantN: number, now: Date) =>
  and(eq(waitingOffers.want_n, wantN), gt(waitingOffers.held_until, now.toISOString()));

/** Finds the time that is held for a person now. */
export const findHeldTime = (wantN: number, now: Date) =>
  selectFirst(
    builder
      .select({
        appointment_n: waitingOffers.appointment_n,
        kind: appointments.kind,
        subject: subject.as("subject"),
        start: sql<string>`start_at`.as("start"),
        held_until: waitingOffers.held_until,
      })
      .from(waitingOffers)
      .innerJoin(appointments, eq(appointments.n, waitingOffers.appointment_n))
      .where(isHeldFor(wantN, now))
      .orderBy(desc(waitingOffers.held_until))
      .limit(1),
  );

/** Ends the hold of a time that was booked, or that its owner does not want. */
export const releaseHeldTime = (wantN: number, now: Date): Statement =>
  builder.update(waitingOffers).set({ held_until: now.toISOString() }).where(isHeldFor(wantN, now));

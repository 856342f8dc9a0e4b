import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { waitingKinds, wantLimits } from "#contract/wants/want-kinds.ts";
import type { Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { countMessage, mayTell, ownerColumns, ownerRow, readValues, type TellableOwner } from "./tell.repository.ts";

/** Times that one round offers, and how many of people who wait it looks at for each. */
const timesPerRound = 10;
const waitingPerTime = 20;

const freedRow = z.object({
  n: z.number(),
  kind: z.enum(waitingKinds),
  subject: z.string(),
  start_at: z.string(),
});
export type FreedTime = z.output<typeof freedRow>;

const isHeld = (appointment: SQL, now: Date) =>
  sql`EXISTS (SELECT 1 FROM waiting_offers WHERE appointment_n = ${appointment} AND held_until > ${now.toISOString()})`;

/** Returns cancelled times to come of courses and professionals for whom a person waits, and that are not held now. */
export const findFreedTimes = (now: Date): Query<FreedTime[]> =>
  selectRows(
    sql`SELECT n, kind, coalesce(course_id, professional_id) AS subject, start_at
      FROM appointments INDEXED BY appointments_start
      WHERE start_at > ${now.toISOString()} AND status = 'cancelled' AND kind IN ('lesson', 'clinic')
        AND EXISTS (SELECT 1 FROM want_places WHERE want_places.kind = appointments.kind AND type_key = ''
          AND place_key = coalesce(course_id, professional_id))
        AND NOT ${isHeld(sql.raw("appointments.n"), now)}
      ORDER BY start_at LIMIT ${integerLiteral(timesPerRound)}`,
    freedRow,
  );

/** Returns people who wait for a time and were not offered it, who came first first. */
export const findWaiting = ({ n, kind, subject }: FreedTime, now: Date): Query<TellableOwner[]> =>
  selectRows(
    sql`SELECT ${ownerColumns} FROM want_places INDEXED BY want_places_match CROSS JOIN wants ON wants.n = want_n
      WHERE want_places.kind = ${kind} AND type_key = '' AND place_key = ${subject} AND ${mayTell(now)}
        AND NOT EXISTS (SELECT 1 FROM waiting_offers WHERE want_n = wants.n
          AND (appointment_n = ${n} OR held_until > ${now.toISOString()}))
      ORDER BY wants.n LIMIT ${integerLiteral(waitingPerTime)}`,
    ownerRow,
  );

/** Holds a time for a person. Returns nothing if another run was first. */
export const claimTime = (wantN: number, { n }: FreedTime, now: Date): Query<string[]> => ({
  statements: [
    sql`INSERT INTO waiting_offers (want_n, appointment_n, offered_at, held_until)
      SELECT ${wantN}, ${n}, ${now.toISOString()}, ${new Date(now.getTime() + wantLimits.heldMinutes * 60_000).toISOString()}
      WHERE NOT ${isHeld(sql`${n}`, now)} ON CONFLICT DO NOTHING RETURNING held_until AS value`,
    countMessage(wantN, now),
  ],
  read: ([rows]) => readValues(rows),
});

const offerRow = z.object({
  appointment_n: z.number(),
  kind: z.enum(waitingKinds),
  subject: z.string(),
  start: z.string(),
  held_until: z.string(),
});

/** Finds the time that is held for a person now. */
export const findHeldTime = (wantN: number, now: Date): Query<z.output<typeof offerRow> | undefined> =>
  selectFirst(
    selectRows(
      sql`SELECT appointment_n, kind, coalesce(course_id, professional_id) AS subject, start_at AS start, held_until
        FROM waiting_offers JOIN appointments ON appointments.n = appointment_n
        WHERE want_n = ${wantN} AND held_until > ${now.toISOString()} ORDER BY held_until DESC LIMIT 1`,
      offerRow,
    ),
  );

/** Ends the hold of a time that was booked, or that its owner does not want. */
export const releaseHeldTime = (wantN: number, now: Date): Statement =>
  sql`UPDATE waiting_offers SET held_until = ${now.toISOString()} WHERE want_n = ${wantN} AND held_until > ${now.toISOString()}`;

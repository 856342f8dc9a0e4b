import { type SQL, sql } from "drizzle-orm";
import { maxPersonEntries, personSchema, type TimelineEntry } from "#contract/people/person.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { isShown, isVisibleMerge } from "./shown-enquiries.ts";

/** Entries of the newest enquiries that are read, because a database that sorts them reads them twice. */
const maxEntries = 150;

const entry = personSchema.shape.timeline.element;

/** Selects what happened with a person, the newest first: enquiries, what colleagues did for them, and merges. Only what the reader may see. */
export function selectTimeline(reader: HealthReader, person: SQL): Query<TimelineEntry[]> {
  const sent = sql`(SELECT n, enquiries.id, reference, message, subject, submitted_at, logged_by
    FROM enquiries INDEXED BY enquiries_person WHERE person_n = ${person} AND ${isShown(reader)}
    ORDER BY n DESC LIMIT ${integerLiteral(maxPersonEntries.enquiries)}) AS sent`;
  const username = (actor: string) => sql`(SELECT username FROM users WHERE users.id = ${sql.raw(actor)})`;
  return combineQueries(
    [
      selectRows(
        sql`SELECT submitted_at AS at, 'enquiry' AS kind, ${username("logged_by")} AS "by",
            coalesce(message, subject) AS text, sent.id AS enquiry_id, reference FROM ${sent}`,
        entry,
      ),
      selectRows(
        sql`SELECT at, kind, ${username("actor_id")} AS "by", iif(reached = 0, 'Not reached', text) AS text, sent.id AS enquiry_id, reference
          FROM ${sent} CROSS JOIN enquiry_events ON enquiry_n = sent.n LIMIT ${integerLiteral(maxEntries)}`,
        entry,
      ),
      selectRows(
        sql`SELECT at, field AS kind, ${username("actor_id")} AS "by", after AS text, sent.id AS enquiry_id, reference
          FROM ${sent} CROSS JOIN enquiry_history ON enquiry_n = sent.n
          WHERE field IN ('note', 'status') LIMIT ${integerLiteral(maxEntries)}`,
        entry,
      ),
      selectRows(
        sql`SELECT at, kind, ${username("actor_id")} AS "by", NULL AS text, NULL AS enquiry_id, NULL AS reference
          FROM person_events INDEXED BY person_events_person WHERE person_n = ${person}
          ORDER BY n DESC LIMIT ${integerLiteral(maxPersonEntries.timeline)}`,
        entry,
      ),
      selectRows(
        sql`SELECT at, 'merge' AS kind, ${username("actor_id")} AS "by",
            (SELECT name FROM people WHERE people.n = merged_n) AS text, NULL AS enquiry_id, NULL AS reference
          FROM people AS kept JOIN people AS merged INDEXED BY people_merged ON merged.merged_into = kept.id
            JOIN person_merges INDEXED BY person_merges_merged ON merged_n = merged.n AND kept_n = kept.n
          WHERE kept.n = ${person} AND ${isVisibleMerge(reader)} ORDER BY at DESC LIMIT 20`,
        entry,
      ),
    ],
    (...all) =>
      all
        .flat()
        .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
        .slice(0, maxPersonEntries.timeline),
  );
}

import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { outcomes } from "#contract/appointments/appointment-kinds.ts";
import { ownerAnswers } from "#contract/owners/owner-answers.ts";
import { type Query, selectRows } from "#worker/db/query.ts";
import { storedColumns, storedJson } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { columnList } from "#worker/modules/properties/property-rows.ts";

const columns = [
  "uuid",
  "owner_id",
  "reference",
  "kind",
  "title",
  "property_type",
  "area",
  "city",
  "bedrooms",
  "status",
  "price_cents",
  "published",
  "confirmed_at",
] as const;

const waiting = z.object({
  answer: z.enum(ownerAnswers),
  price_cents: z.number().nullable(),
  date: z.string().nullable(),
  at: z.string(),
});
const count = z.number();
const recentAndBefore = storedJson(z.tuple([count, count]));

const homeRow = storedColumns(properties, columns).extend({
  waiting: storedJson(waiting).nullable(),
  views: recentAndBefore,
  taps: recentAndBefore,
  enquiries: recentAndBefore,
  viewings: recentAndBefore,
  outcomes: storedJson(z.partialRecord(z.enum(outcomes), count)),
});
export type OwnerHomeRow = z.output<typeof homeRow>;

/** The first days of the last 30 days and of the 30 before. */
export interface CountedDays {
  recent: string;
  before: string;
}

/** The homes of owners with what happened to them, as numbers: nothing about those who looked at them. */
export function findOwnerHomes(condition: SQL, { recent, before }: CountedDays): Query<OwnerHomeRow[]> {
  const both = (time: string) =>
    sql`json_array(coalesce(sum(${sql.raw(time)} >= ${recent}), 0), coalesce(sum(${sql.raw(time)} < ${recent}), 0))`;
  const events = (names: string) => sql`(SELECT json_array(
      coalesce(sum(iif(day >= ${recent}, count, 0)), 0), coalesce(sum(iif(day < ${recent}, count, 0)), 0))
    FROM property_events WHERE property_n = properties.n AND day >= ${before} AND event IN (${sql.raw(names)}))`;
  const viewings = sql`FROM appointments INDEXED BY appointments_property JOIN enquiries ON enquiries.n = enquiry_n
    WHERE appointments.property_uuid = properties.uuid AND spam = 0`;
  return selectRows(
    sql`SELECT ${columnList(columns)},
        (SELECT json_object('answer', answer, 'price_cents', owner_requests.price_cents, 'date', date, 'at', at)
          FROM owner_requests WHERE property_n = properties.n) AS waiting,
        ${events("'view'")} AS views, ${events("'call', 'whatsapp'")} AS taps,
        (SELECT ${both("submitted_at")} FROM enquiries INDEXED BY enquiries_property
          WHERE property_uuid = properties.uuid AND spam = 0 AND submitted_at >= ${before}) AS enquiries,
        (SELECT ${both("start_at")} ${viewings} AND start_at >= ${before} AND appointments.status <> 'cancelled') AS viewings,
        (SELECT json_group_object(outcome, count) FROM (SELECT outcome, count(*) AS count ${viewings}
          AND start_at >= ${recent} AND outcome IS NOT NULL GROUP BY outcome)) AS outcomes
      FROM properties INDEXED BY properties_owner WHERE ${condition} ORDER BY title, n LIMIT 500`,
    homeRow,
  );
}

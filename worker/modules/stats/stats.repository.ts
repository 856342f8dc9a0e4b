import { sql } from "drizzle-orm";
import { maxTopListings, type Stats } from "#contract/admin/stats.ts";
import type { PropertyEvent } from "#contract/listings/property-events.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query, Row } from "#worker/db/query.ts";

/** Properties read for the top list. It is shorter than this, because some may no longer be listed. */
const maxCandidates = 50;
const weekMs = 7 * 86_400_000;

/** The number of new properties, enquiries and visitor events of each day. */
export interface DailyCounts {
  listings: { day: string; kind: PropertyKind; count: number }[];
  enquiries: { day: string; service: ServiceSlug; count: number }[];
  events: { day: string; event: PropertyEvent; count: number }[];
}

export function countByDay(from: string): Query<DailyCounts> {
  return {
    statements: [
      sql`SELECT day, kind, count FROM property_day_counts WHERE day >= ${from}`,
      sql`SELECT day, service, count FROM enquiry_day_counts WHERE day >= ${from}`,
      sql`SELECT day, event, count FROM property_event_day_counts WHERE day >= ${from}`,
    ],
    read: ([listings = [], enquiries = [], events = []]) => ({ listings, enquiries, events }) as unknown as DailyCounts,
  };
}

/** Counts the enquiries of the last 7 × 24 hours and of the 7 × 24 hours before, without suspected spam. */
export function countLastWeeks(now: Date): Query<{ recent: number; previous: number }> {
  const [weekAgo, twoWeeksAgo] = [1, 2].map((weeks) => new Date(now.getTime() - weeks * weekMs).toISOString());
  return {
    statements: [
      sql`SELECT count(*) AS count, coalesce(sum(submitted_at > ${weekAgo}), 0) AS recent
        FROM enquiries INDEXED BY enquiries_submitted WHERE spam = 0 AND submitted_at > ${twoWeeksAgo}`,
    ],
    read([[row] = [] as Row[]]) {
      const [count, recent] = [row?.count as number, row?.recent as number];
      return { recent, previous: count - recent };
    },
  };
}

/** Counts the listed properties of each kind. */
export const countListings: Query<Record<PropertyKind, number>> = {
  statements: [
    sql`SELECT kind, count FROM property_counts WHERE kind IN ('buy', 'rent') AND facet = 'all' AND key = ''`,
  ],
  read([rows = []]) {
    const countOf = (kind: string) => (rows.find((row) => row.kind === kind)?.count as number) ?? 0;
    return { buy: countOf("buy"), rent: countOf("rent") };
  },
};

/** The listed properties with the most views since a day, then with the most calls and WhatsApp messages. */
export function findTopListings(from: string): Query<Stats["top_listings"]> {
  const sum = (event: PropertyEvent) => sql.raw(`sum(count * (event = '${event}'))`);
  return {
    statements: [
      sql`SELECT uuid, reference, title, kind, views, calls, whatsapp, shares FROM (
          SELECT property_n, ${sum("view")} AS views, ${sum("call")} AS calls, ${sum("whatsapp")} AS whatsapp,
            ${sum("share")} AS shares
          FROM property_events INDEXED BY property_events_day WHERE day >= ${from} GROUP BY property_n
          ORDER BY views DESC, calls + whatsapp DESC, property_n DESC LIMIT ${integerLiteral(maxCandidates)})
        JOIN properties ON n = property_n AND is_listed = 1
        ORDER BY views DESC, calls + whatsapp DESC, property_n DESC LIMIT ${integerLiteral(maxTopListings)}`,
    ],
    read: ([rows = [] as Row[]]) => rows as Stats["top_listings"],
  };
}

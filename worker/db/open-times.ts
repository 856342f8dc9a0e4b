import { sql } from "drizzle-orm";
import * as z from "zod";
import { siteDefaults } from "#contract/site/site-details.ts";
import { readStoredWeek } from "#contract/site/site-details-schema.ts";
import { type OpenTimes, usableWeek } from "#shared/site/open-times.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedJson } from "#worker/db/stored-columns.ts";

const storedTimes = selectRows(
  sql`SELECT (SELECT details -> '$.week' FROM site_settings WHERE id = 1) AS week,
    EXISTS (SELECT 1 FROM site_settings WHERE id = 1) AS is_saved,
    (SELECT json_group_array(off.value ->> 'date') FROM availability, json_each(settings, '$.days_off') AS off
      WHERE availability.id = 1 AND off.value ->> 'resource_id' IS NULL) AS days_off`,
  z.object({
    week: storedJson(z.unknown()).nullable(),
    is_saved: z.number(),
    days_off: storedJson(z.array(z.string())),
  }),
);

/** Returns when the business is open: the week of its settings, without its days off. */
export const findOpenTimes: Query<OpenTimes> = combineQueries([storedTimes], ([row]) => ({
  week: usableWeek(row?.is_saved ? readStoredWeek(row.week) : siteDefaults.week),
  daysOff: row?.days_off ?? [],
}));

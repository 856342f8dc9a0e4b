import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { askRules } from "#contract/owners/owner-answers.ts";
import { contactKinds } from "#shared/people/contact-kinds.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { type Query, selectRows } from "#worker/db/query.ts";
import { storedJson } from "#worker/db/stored-columns.ts";
import { isOwnersHome } from "./owner-links.repository.ts";

const ownerRow = z.object({
  id: z.string(),
  name: z.string(),
  contacts: storedJson(z.array(z.object({ kind: z.enum(contactKinds), value: z.string() }))),
  /** The oldest confirmation of the homes that are due; null if one was never confirmed. */
  oldest: z.string().nullable(),
  sent_at: z.string().nullable(),
  messages: z.number(),
});
export type OwnerToAsk = z.output<typeof ownerRow>;

const isDue = sql`is_on_market = 1 AND is_confirmed = 0`;

/** The condition for the homes of these owners on the market: one answer for all, so that the next message is for all. */
export const areOfferedHomesOf = (ids: readonly string[], now: Date): SQL =>
  sql`owner_id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND is_on_market = 1 AND ${isOwnersHome(sql`owner_id`, now)}`;

/** Finds the owners of homes that are due for confirmation, and when they were asked. */
export function findOwnersToAsk(reader: HealthReader, now: Date): Query<OwnerToAsk[]> {
  const since = new Date(now.getTime() - askRules.days * 86_400_000).toISOString();
  const asked = sql`FROM person_events INDEXED BY person_events_person
    WHERE person_n = people.n AND about = 'confirm' AND at >= ${since}`;
  return selectRows(
    sql`SELECT people.id, people.name, nullif(min(coalesce(confirmed_at, '')), '') AS oldest,
        (SELECT json_group_array(json_object('kind', kind, 'value', value) ORDER BY contacts.n)
          FROM contacts WHERE person_n = people.n) AS contacts,
        (SELECT max(at) ${asked}) AS sent_at, (SELECT count(*) ${asked}) AS messages
      FROM properties INDEXED BY properties_to_confirm JOIN people ON people.id = owner_id
      WHERE ${isDue} AND ${isOwnersHome(sql`people.id`, now)} AND merged_into IS NULL AND ${isVisiblePerson(reader)}
      GROUP BY people.n`,
    ownerRow,
  );
}

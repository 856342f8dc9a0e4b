import { and, count, eq, gte, isNull, max, type SQL, sql } from "drizzle-orm";
import { askRules } from "#contract/owners/owner-answers.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { people, personEvents } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { contactsOf } from "#worker/modules/people/person-rows.ts";
import { isToConfirm } from "#worker/modules/properties/confirm/to-confirm.repository.ts";
import { isUnderMandate } from "./owner-links.repository.ts";

const { owner_id, is_on_market, confirmed_at } = properties;

/** The condition for the homes of these owners on the market: one answer for all, so that the next message is for all. */
export const areOfferedHomesOf = (ids: readonly string[], now: Date) =>
  and(isOneOf(owner_id, ids), sql`${is_on_market} = 1`, isUnderMandate(now));

/** Finds the owners of homes that are due for confirmation, and when they were asked. */
export function findOwnersToAsk(reader: HealthReader, now: Date) {
  const since = new Date(now.getTime() - askRules.days * 86_400_000).toISOString();
  const asked = (value: SQL) =>
    builder
      .select({ value: value.as("value") })
      .from(personEvents)
      .where(and(eq(personEvents.person_n, people.n), eq(personEvents.about, "confirm"), gte(personEvents.at, since)));
  // The oldest confirmation of the homes that are due; null if one was never confirmed.
  const oldest = sql<string | null>`nullif(min(coalesce(${confirmed_at}, '')), '')`.as("oldest");
  return builder
    .select({
      ...{ id: people.id, name: people.name, contacts: contactsOf(people), oldest },
      sent_at: sql<string | null>`${asked(max(personEvents.at))}`.as("sent_at"),
      messages: sql<number>`${asked(count())}`.as("messages"),
    })
    .from(properties)
    .innerJoin(people, eq(people.id, owner_id))
    .where(and(isToConfirm, isUnderMandate(now), isNull(people.merged_into), isVisiblePerson(reader)))
    .groupBy(people.n);
}
